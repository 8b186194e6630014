// A preview passes a value, so the state does not belong only to its view
// needs manual work: the preview must not pass the accounts

import SwiftUI

struct AccountsTab: View {
    @State var accounts = ["crisp", "makair"]
//             ^~~~~~~~ info: Only previews or tests pass 'accounts' to 'AccountsTab'; make it private
//             suggested fix: Make 'accounts' private, because 'accounts' is passed at Example.swift:21

    var body: some View {
        ForEach(accounts, id: \.self) { Text($0) }
        Button("Clear") { accounts = [] }
    }
}

@main
struct Accounts: App {
    var body: some Scene {
        WindowGroup { AccountsTab() }
    }
}

struct AccountsTab_Previews: PreviewProvider {
    private struct Preview: View {
        var body: some View { AccountsTab(accounts: ["a"] + Array(repeating: "b", count: 20)) }
    }

    static var previews: some View { Preview() }
}
// --- fixed
import SwiftUI

struct AccountsTab: View {
    @State private var accounts = ["crisp", "makair"]

    var body: some View {
        ForEach(accounts, id: \.self) { Text($0) }
        Button("Clear") { accounts = [] }
    }
}

@main
struct Accounts: App {
    var body: some Scene {
        WindowGroup { AccountsTab() }
    }
}

struct AccountsTab_Previews: PreviewProvider {
    private struct Preview: View {
        var body: some View { AccountsTab(accounts: ["a"] + Array(repeating: "b", count: 20)) }
    }

    static var previews: some View { Preview() }
}
