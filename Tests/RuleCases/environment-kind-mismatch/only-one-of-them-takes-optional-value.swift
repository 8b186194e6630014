// Only one of them takes an optional value

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

struct Home: View {
    let legacy: LegacyState?
    var body: some View { Text("").environment(legacy) }
//                                 ^~~~~~~~~~~ error: environment(_:) does not accept 'LegacyState', an ObservableObject; inject it with environmentObject(_:)
//                                 suggested fix: Inject 'LegacyState' with environmentObject(_:), because environmentObject(_:) does not accept an optional, which the value may be
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

struct Home: View {
    let legacy: LegacyState?
    var body: some View { Text("").environmentObject(legacy) }
}
