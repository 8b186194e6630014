// Bindings to its properties need more than another attribute

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
    @EnvironmentObject private var s: ObsState
//                                 ^ error: @EnvironmentObject does not accept 'ObsState', which is @Observable; read it with @Environment(ObsState.self)
//                                 suggested fix: Read 's' with @Environment(ObsState.self), because '$s' is used at Example.swift:17 and then needs @Bindable
    var body: some View { TextField("", text: $s.name) }
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
    @Environment(ObsState.self) private var s
    var body: some View { TextField("", text: $s.name) }
}
