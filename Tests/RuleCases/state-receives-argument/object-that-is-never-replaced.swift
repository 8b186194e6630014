// An object that its holder never replaces is only the wrong wrapper; one that is replaced is missed

import SwiftUI

final class Server: ObservableObject {
    @Published var name = ""
}

final class Holder: ObservableObject {
    @Published var server = Server()
    @Published var other = Server()
    func change() { other = Server() }
}

@Observable final class Account {
    var name = ""
}

struct ServerView: View {
    @StateObject var server: Server
//                   ^~~~~~ info: 'ServerView' keeps its first 'server', which a caller owns; observe it with @ObservedObject
//                   suggested fix: Observe 'server' with @ObservedObject, because 'ServerView' then no longer keeps the object alive
    var body: some View { Text(server.name) }
}

struct OtherView: View {
    @StateObject var server: Server
//                   ^~~~~~ warning: 'OtherView' keeps its first 'server', which a caller owns; observe it with @ObservedObject
//                   suggested fix: Observe 'server' with @ObservedObject, because 'OtherView' then no longer keeps the object alive
    var body: some View { Text(server.name) }
}

struct AccountView: View {
    @State var account: Account
//             ^~~~~~~ info: 'AccountView' never sets 'account', so @State only keeps its first value; make it a plain 'let'
//             suggested fix: Make 'account' a plain 'let', because 'AccountView' then shows later values too
    var body: some View { Text(account.name) }
}

struct Home: View {
    @EnvironmentObject var holder: Holder
    @Environment(Account.self) private var account

    var body: some View {
        Text(account.name)
        ServerView(server: holder.server)
        OtherView(server: holder.other)
        AccountView(account: account)
    }
}

struct Root: View {
    @StateObject private var holder = Holder()
    @State private var account = Account()

    var body: some View {
        Home().environmentObject(holder).environment(account)
        Button("Change") { holder.change() }
    }
}
// --- fixed
import SwiftUI

final class Server: ObservableObject {
    @Published var name = ""
}

final class Holder: ObservableObject {
    @Published var server = Server()
    @Published var other = Server()
    func change() { other = Server() }
}

@Observable final class Account {
    var name = ""
}

struct ServerView: View {
    @ObservedObject var server: Server
    var body: some View { Text(server.name) }
}

struct OtherView: View {
    @ObservedObject var server: Server
    var body: some View { Text(server.name) }
}

struct AccountView: View {
    let account: Account
    var body: some View { Text(account.name) }
}

struct Home: View {
    @EnvironmentObject var holder: Holder
    @Environment(Account.self) private var account

    var body: some View {
        Text(account.name)
        ServerView(server: holder.server)
        OtherView(server: holder.other)
        AccountView(account: account)
    }
}

struct Root: View {
    @StateObject private var holder = Holder()
    @State private var account = Account()

    var body: some View {
        Home().environmentObject(holder).environment(account)
        Button("Change") { holder.change() }
    }
}
