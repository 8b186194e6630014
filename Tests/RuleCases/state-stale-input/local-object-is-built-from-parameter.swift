// A local constant holds the object that is built from the parameter, so no plain 'let' could take its place

import SwiftUI

struct Account {
    var name = ""
}

@Observable final class Session {
    let account: Account
    var isOpen = false
    init(_ account: Account) { self.account = account }
}

struct Screen: View {
    @State private var session: Session

    init(session account: Account) {
        let session = Session(account)
        session.isOpen = true
        _session = State(initialValue: session)
    }

    var body: some View {
        Text(session.isOpen ? session.account.name : "Closed")
    }
}

struct Home: View {
    @State private var account = Account()

    var body: some View {
        TextField("Name", text: $account.name)
        Screen(session: account)
//                      ^~~~~~~ info: 'Screen' keeps the 'session' created from its first 'account'; reset it with '.id(…)'
    }
}
