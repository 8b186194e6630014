// Optional<T> is T?, which an ObservableObject cannot be read as

import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

struct Profile: View {
    @Environment(Session.self) private var session: Swift.Optional<Session>
//                                         ^~~~~~~ error: @Environment does not accept 'Session', an ObservableObject; read it with @EnvironmentObject
    var body: some View { Text(session?.name ?? "") }
}
