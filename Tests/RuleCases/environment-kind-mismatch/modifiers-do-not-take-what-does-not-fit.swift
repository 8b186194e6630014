// The modifiers do not take what does not fit
// also reported by: environment-object-inline

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
    @State private var state = ObsState()
    @StateObject private var legacy = LegacyState()
    var body: some View {
        Text("").environmentObject(state)
//               ^~~~~~~~~~~~~~~~~ error: environmentObject(_:) does not accept 'ObsState', which is @Observable; inject it with environment(_:)
//               safe fix: Inject 'ObsState' with environment(_:)
        Text("").environment(legacy)
//               ^~~~~~~~~~~ error: environment(_:) does not accept 'LegacyState', an ObservableObject; inject it with environmentObject(_:)
//               safe fix: Inject 'LegacyState' with environmentObject(_:)
        Text("").padding().environment(LegacyState())
//                         ^~~~~~~~~~~ error: environment(_:) does not accept 'LegacyState', an ObservableObject; inject it with environmentObject(_:)
//                         safe fix: Inject 'LegacyState' with environmentObject(_:)
    }
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
    @State private var state = ObsState()
    @StateObject private var legacy = LegacyState()
    var body: some View {
        Text("").environment(state)
        Text("").environmentObject(legacy)
        Text("").padding().environmentObject(LegacyState())
    }
}
