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
//                      ^~~~~ warning: Each update of the parent re-creates 'inbox' and loses its state; keep it with @StateObject
//                      safe fix: Keep 'inbox' with @StateObject

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
