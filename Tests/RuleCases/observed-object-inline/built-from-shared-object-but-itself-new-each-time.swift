// Built from a shared object, but itself new each time

import SwiftUI

final class Session {
    static let shared = Session()
}

final class Inbox: ObservableObject {
    init(session: Session) {}
}

struct InboxView: View {
    @ObservedObject var inbox = Inbox(session: .shared)
//                      ^~~~~ warning: 'InboxView' never uses 'inbox', which every update of the parent re-creates; delete it
//                      safe fix: Keep 'inbox' with @StateObject and make it private
//                      suggested fix: Delete 'inbox', because 'inbox' may keep something alive on purpose

    var body: some View {
        Text("Inbox")
    }
}
// --- fixed
import SwiftUI

final class Session {
    static let shared = Session()
}

final class Inbox: ObservableObject {
    init(session: Session) {}
}

struct InboxView: View {
    @StateObject private var inbox = Inbox(session: .shared)

    var body: some View {
        Text("Inbox")
    }
}
