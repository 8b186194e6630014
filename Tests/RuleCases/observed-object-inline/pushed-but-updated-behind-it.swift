// What changes by itself or in another view is also changed while a pushed view covers the view that creates it

import SwiftUI

final class Account: ObservableObject {
    @Published var code = ""
}

@main
struct Sample: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Loading()
                Choosing()
            }
        }
    }
}

struct Loading: View {
    @State private var name = ""

    var body: some View {
        TextField(name, text: $name).task { name = await load() }
        NavigationLink("Verify", destination: Verify())
    }

    private func load() async -> String { "" }
}

struct Choosing: View {
    @State private var role = "User"

    var body: some View {
        Text(role)
        RolePicker(role: $role)
        NavigationLink("Confirm", destination: Confirm())
    }
}

struct RolePicker: View {
    @Binding var role: String

    var body: some View { TextField("Role", text: $role) }
}

struct Verify: View {
    @ObservedObject var account = Account()
//                      ^~~~~~~ warning: Every update of the parent re-creates 'account' and loses its state; keep it with @StateObject
//                      safe fix: Keep 'account' with @StateObject and make it private
//                      suggested fix: Let the caller own 'account', because every 'Verify' that 'Loading' shows then shares one 'account'

    var body: some View { TextField("Code", text: $account.code) }
}

struct Confirm: View {
    @ObservedObject var account = Account()
//                      ^~~~~~~ warning: Every update of the parent re-creates 'account' and loses its state; keep it with @StateObject
//                      safe fix: Keep 'account' with @StateObject and make it private
//                      suggested fix: Let the caller own 'account', because every 'Confirm' that 'Choosing' shows then shares one 'account'

    var body: some View { TextField("Code", text: $account.code) }
}
// --- fixed
import SwiftUI

final class Account: ObservableObject {
    @Published var code = ""
}

@main
struct Sample: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Loading()
                Choosing()
            }
        }
    }
}

struct Loading: View {
    @State private var name = ""

    var body: some View {
        TextField(name, text: $name).task { name = await load() }
        NavigationLink("Verify", destination: Verify())
    }

    private func load() async -> String { "" }
}

struct Choosing: View {
    @State private var role = "User"

    var body: some View {
        Text(role)
        RolePicker(role: $role)
        NavigationLink("Confirm", destination: Confirm())
    }
}

struct RolePicker: View {
    @Binding var role: String

    var body: some View { TextField("Role", text: $role) }
}

struct Verify: View {
    @StateObject private var account = Account()

    var body: some View { TextField("Code", text: $account.code) }
}

struct Confirm: View {
    @StateObject private var account = Account()

    var body: some View { TextField("Code", text: $account.code) }
}
