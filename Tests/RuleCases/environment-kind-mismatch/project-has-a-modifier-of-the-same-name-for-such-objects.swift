// The project has a modifier of the same name for such objects

import SwiftUI

final class Store: ObservableObject {
    @Published var name = ""
}

extension View {
    func environment<Object: ObservableObject>(_ object: Object) -> some View { environmentObject(object) }
}

struct Card: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text(store.name) }
}

struct Home: View {
    @StateObject private var store = Store()
    var body: some View { Card().environment(store) }
}
