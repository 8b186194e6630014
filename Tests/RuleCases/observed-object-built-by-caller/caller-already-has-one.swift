// The caller already has such an object

import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

struct Compose: View {
    @ObservedObject var account: Account

    var body: some View { TextField("Name", text: $account.name) }
}

struct Home: View {
    @EnvironmentObject private var account: Account

    var body: some View {
        Text(account.name)
        Compose(account: Account())
//                       ^~~~~~~~~ hint: Each update of 'Home' gives 'Compose' a new 'Account'; pass 'account' instead
//                       suggested fix: Pass 'account', because 'Compose' then uses the object that 'Home' already has
    }
}
// --- fixed
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

struct Compose: View {
    @ObservedObject var account: Account

    var body: some View { TextField("Name", text: $account.name) }
}

struct Home: View {
    @EnvironmentObject private var account: Account

    var body: some View {
        Text(account.name)
        Compose(account: account)
    }
}
