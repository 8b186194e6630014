// A shared instance that is observed

import SwiftUI

final class Store: ObservableObject {
    nonisolated(unsafe) static let shared = Store()
    static var preview: Store { Store() }

    static func make() -> Store { Store() }
}

struct Shelf: View {
    @ObservedObject var store = Store.shared

    var body: some View {
        Text("Shelf")
    }
}
