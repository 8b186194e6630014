// A pushed view covers the controls of the view that creates it, so nobody changes what that view reads

import SwiftUI

final class Account: ObservableObject {
    @Published var code = ""
}

@main
struct Sample: App {
    var body: some Scene { WindowGroup { NavigationStack { Register() } } }
}

struct Register: View {
    @State private var role = "User"
    @State private var email = ""

    var body: some View {
        Picker("Role", selection: $role) {
            Text("User").tag("User")
            Text("Seller").tag("Seller")
        }
        TextField("Email", text: $email)
        Text("\(email) is a \(role)")
        NavigationLink("Verify", destination: Verify())
    }
}

struct Verify: View {
    @ObservedObject var account = Account()
//                      ^~~~~~~ hint: 'account' survives only because 'Verify' isn't created again while it is shown; keep it with @StateObject
//                      safe fix: Keep 'account' with @StateObject and make it private
//                      suggested fix: Let the caller own 'account', because every 'Verify' that 'Register' shows then shares one 'account'

    var body: some View { TextField("Code", text: $account.code) }
}
// --- fixed
import SwiftUI

final class Account: ObservableObject {
    @Published var code = ""
}

@main
struct Sample: App {
    var body: some Scene { WindowGroup { NavigationStack { Register() } } }
}

struct Register: View {
    @State private var role = "User"
    @State private var email = ""

    var body: some View {
        Picker("Role", selection: $role) {
            Text("User").tag("User")
            Text("Seller").tag("Seller")
        }
        TextField("Email", text: $email)
        Text("\(email) is a \(role)")
        NavigationLink("Verify", destination: Verify())
    }
}

struct Verify: View {
    @StateObject private var account = Account()

    var body: some View { TextField("Code", text: $account.code) }
}
