// An injection of something unknown may be it

import SwiftUI

final class Settings: ObservableObject {}

struct Root: View {
    @EnvironmentObject private var s: Settings
    var body: some View { Text("") }
}

extension View {
    func injecting<T: ObservableObject>(_ object: T) -> some View { environmentObject(object) }
}
