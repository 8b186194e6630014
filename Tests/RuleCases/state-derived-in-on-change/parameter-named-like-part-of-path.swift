// The closure's parameter has the name of a part of what is watched

import SwiftUI

struct Profile: Equatable { var first: String; var last: String }

final class Account: ObservableObject {
    @Published var profile = Profile(first: "A", last: "B")
    func rename() { profile.first = "C" }
}

struct AccountView: View {
    @ObservedObject var account: Account
    @State private var name = ""
//                     ^~~~ hint: 'name' is always computed from 'account.profile'; use a computed property, which is never one update late
//                     suggested fix: Compute 'name', because 'name' then changes one update earlier

    var body: some View {
        Button(name) { account.rename() }
            .onChange(of: account.profile) { profile in name = profile.first + profile.last }
    }
}
// --- fixed
import SwiftUI

struct Profile: Equatable { var first: String; var last: String }

final class Account: ObservableObject {
    @Published var profile = Profile(first: "A", last: "B")
    func rename() { profile.first = "C" }
}

struct AccountView: View {
    @ObservedObject var account: Account
    private var name: String { account.profile.first + account.profile.last }

    var body: some View {
        Button(name) { account.rename() }
    }
}
