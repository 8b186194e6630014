// @Environment takes no ObservableObject

import SwiftUI

final class LegacyState: ObservableObject {
    @Published var name = ""
}

@Observable final class ObsState {
    var name = ""
}

@Observable final class AppState: ObservableObject {
    var name = ""
}

struct Card: View {
    @Environment(LegacyState.self) private var s
//                                             ^ error: @Environment does not accept 'LegacyState', an ObservableObject; read it with @EnvironmentObject
//                                             safe fix: Read 's' with @EnvironmentObject
    var body: some View { Text(s.name) }
}
// --- fixed
import SwiftUI

final class LegacyState: ObservableObject {
    @Published var name = ""
}

@Observable final class ObsState {
    var name = ""
}

@Observable final class AppState: ObservableObject {
    var name = ""
}

struct Card: View {
    @EnvironmentObject private var s: LegacyState
    var body: some View { Text(s.name) }
}
