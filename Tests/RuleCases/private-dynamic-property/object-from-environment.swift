// An object from the environment

import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

struct Profile: View {
    @EnvironmentObject var session: Session
//                         ^~~~~~~ info: SwiftUI sets the @EnvironmentObject property 'session'; make it private
//                         safe fix: Make 'session' private

    var body: some View {
        Text(session.user)
    }
}
// --- fixed
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

struct Profile: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        Text(session.user)
    }
}
