// The same, and one view stands alone

// --- Models.swift
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
// --- Card.swift
import SwiftUI

struct Card: View {
    @EnvironmentObject private var state: AppState
//                                 ^~~~~ error: 'AppState' is read with @EnvironmentObject but injected with environment(_:), so the app crashes when 'Card' appears
//                                 suggested fix: Read 'state' with @Environment(AppState.self), because views in other modules may rely on the current injection
    var body: some View { Text(state.name) }
}
// --- Home.swift
import SwiftUI

struct Badge: View {
    @Environment(AppState.self) private var state
    var body: some View { Text(state.name) }
}

struct Home: View {
    @State private var state = AppState()
    var body: some View {
        VStack {
            Badge()
            Card()
        }
        .environment(state)
    }
}
// --- fixed Card.swift
import SwiftUI

struct Card: View {
    @Environment(AppState.self) private var state
    var body: some View { Text(state.name) }
}
