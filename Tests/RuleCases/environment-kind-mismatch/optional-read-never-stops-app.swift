// An optional read never stops the app

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
    @Environment(AppState.self) private var s: AppState?
    var body: some View { Text(s?.name ?? "") }
}

struct Home: View {
    @StateObject private var state = AppState()
    var body: some View { Card().environmentObject(state) }
}
