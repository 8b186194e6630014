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
//                                             ^ error: @Environment does not accept 'LegacyState', an ObservableObject; read it with @EnvironmentObject
    var body: some View { Text(s?.name ?? "") }
}
