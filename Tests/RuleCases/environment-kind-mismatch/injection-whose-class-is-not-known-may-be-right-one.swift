// An injection whose class is not known may be the right one

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
    @Environment(AppState.self) private var state
    var body: some View { Text(state.name) }
}

struct Home: View {
    @StateObject private var state = AppState()
    var body: some View { Card().environmentObject(state) }
}

struct Injected<Content: View, State: AnyObject & Observable>: View {
    let content: Content
    let state: State
    var body: some View { content.environment(state) }
}
