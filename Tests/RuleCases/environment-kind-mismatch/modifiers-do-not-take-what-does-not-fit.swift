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
//               ^~~~~~~~~~~~~~~~~ error: 'ObsState' is @Observable and no ObservableObject, so environmentObject(_:) does not take it; inject it with environment(_:)
//               safe fix: Inject 'ObsState' with environment(_:)
        Text("").environment(legacy)
//               ^~~~~~~~~~~ error: 'LegacyState' is an ObservableObject and not @Observable, so environment(_:) does not take it; inject it with environmentObject(_:)
//               safe fix: Inject 'LegacyState' with environmentObject(_:)
        Text("").padding().environment(LegacyState())
//                         ^~~~~~~~~~~ error: 'LegacyState' is an ObservableObject and not @Observable, so environment(_:) does not take it; inject it with environmentObject(_:)
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
