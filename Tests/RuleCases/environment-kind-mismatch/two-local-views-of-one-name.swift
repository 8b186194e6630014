// Two local views of one name put objects of different classes into the environment

import SwiftUI

final class LegacyState: ObservableObject {
    @Published var name = ""
}

@Observable final class ObsState {
    var name = ""
}

@MainActor func legacy() -> some View {
    struct Screen: View {
        @StateObject private var model = LegacyState()
        var body: some View { Text("").environmentObject(model) }
    }
    return Screen()
}

@MainActor func modern() -> some View {
    struct Screen: View {
        @State private var model = ObsState()
        var body: some View { Text("").environment(model) }
    }
    return Screen()
}
