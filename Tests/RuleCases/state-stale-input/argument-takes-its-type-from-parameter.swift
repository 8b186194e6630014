// What is passed begins with a period, which says nothing in '.id(…)'

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
    }
}

struct Home: View {
    @State private var number = 0

    var body: some View {
        Stepper("Number", value: $number)
        Profile(account: .known(number))
//                       ^~~~~~~~~~~~~~ info: 'Profile' never shows later values of 'account', because @State keeps the first; make it a plain 'let'
//                       suggested fix: Make 'account' a plain 'let', because 'Profile' then shows later values too
    }
}
// --- fixed
import SwiftUI

enum Account: Hashable {
    case guest, known(Int)
}

struct Profile: View {
    private let account: Account

    init(account: Account) {
        self.account = account
    }

    var body: some View {
        Text("\(account)")
    }
}

struct Home: View {
    @State private var number = 0

    var body: some View {
        Stepper("Number", value: $number)
        Profile(account: .known(number))
    }
}
