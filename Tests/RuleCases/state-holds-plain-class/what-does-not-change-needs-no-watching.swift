// What does not change needs no watching

import SwiftUI

final class Session {
    let title = "Session"
}

struct Home: View {
    @State private var session = Session()
    var body: some View { Text(session.title) }
}
