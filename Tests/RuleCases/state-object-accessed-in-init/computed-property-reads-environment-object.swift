// A computed property reads an environment object

import SwiftUI

final class Session: ObservableObject {
    var title = ""
}

struct Home: View {
    @EnvironmentObject private var session: Session
    private var title = ""

    init() {
        title = sessionTitle
//              ^~~~~~~~~~~~ warning: 'sessionTitle' reads 'session', which is not installed yet when 'Home' is initialized
    }

    var body: some View {
        Text(title)
    }

    private var sessionTitle: String { session.title }
}
