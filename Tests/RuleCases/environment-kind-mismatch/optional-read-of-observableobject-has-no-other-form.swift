// An optional read of an ObservableObject has no other form

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
    @Environment(LegacyState.self) private var s: LegacyState?
//                                             ^ error: 'LegacyState' is an ObservableObject and not @Observable, so @Environment(LegacyState.self) does not take it; read it with @EnvironmentObject
    var body: some View { Text(s?.name ?? "") }
}
