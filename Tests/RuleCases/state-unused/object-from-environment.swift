// The view updates with every change of an object that it never reads

import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

struct Home: View {
    @EnvironmentObject private var session: Session
//                                 ^~~~~~~ hint: 'Home' never reads 'session', but updates when it changes in the environment; delete it
//                                 suggested fix: Delete 'session', because code that is not written yet may use 'session'
    var body: some View { Text("Home") }
}

struct Profile: View {
    @EnvironmentObject private var session: Session
    var body: some View { Text(session.name) }
}
// --- fixed
import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

struct Home: View {
    var body: some View { Text("Home") }
}

struct Profile: View {
    @EnvironmentObject private var session: Session
    var body: some View { Text(session.name) }
}
