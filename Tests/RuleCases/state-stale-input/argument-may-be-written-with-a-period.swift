// One of two values names its type, so that '.id(…)' can tell what the other one is

import SwiftUI

enum Account: Hashable {
    case guest, known(Int)
}

struct Profile: View {
    @State private var account: Account

    init(account: Account) {
        _account = State(initialValue: account)
    }

    var body: some View {
        Text("\(account)")
        Button("Leave") { account = .guest }
    }
}

struct Home: View {
    @State private var account = Account.known(1)
    @State private var isHidden = false

    var body: some View {
        Toggle("Hidden", isOn: $isHidden)
        Button("Next") { account = .known(2) }
        Profile(account: isHidden ? .guest : account)
//                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~ info: 'Profile' keeps its first 'account' when the caller's value changes; update it in '.onChange(of:)'
//                       suggested fix: Give 'Profile' a new identity when 'isHidden ? .guest : account' changes, because a new identity resets all state and focus in 'Profile' and does not animate the change
    }
}
// --- fixed
import SwiftUI

enum Account: Hashable {
    case guest, known(Int)
}

struct Profile: View {
    @State private var account: Account

    init(account: Account) {
        _account = State(initialValue: account)
    }

    var body: some View {
        Text("\(account)")
        Button("Leave") { account = .guest }
    }
}

struct Home: View {
    @State private var account = Account.known(1)
    @State private var isHidden = false

    var body: some View {
        Toggle("Hidden", isOn: $isHidden)
        Button("Next") { account = .known(2) }
        Profile(account: isHidden ? .guest : account).id(isHidden ? .guest : account)
    }
}
