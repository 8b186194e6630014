// State that begins with a part of what is selected, while the view goes on to show what is selected next

import SwiftUI

struct Server { let id: Int; var name = ""; var headers: [String] = [] }

@Observable final class Servers {
    var all: [Int: Server] = [:]
    var selected: Int?
    var user = Server(id: 0)

    var current: Server? {
        guard let selected, let server = all[selected] else { return nil }
        return server
    }
    var first: Server? { all[0] }

    func setHeaders(_ headers: [String]) { if let selected { all[selected]?.headers = headers } }
}

struct HeaderList: View {
    @Binding var headers: [String]
    var body: some View { Button("Add") { headers.append("a") } }
}

struct Settings: View {
    private let servers: Servers
    @State private var headers: [String]
    @State private var isShown = false

    init(servers: Servers) {
        self.servers = servers
        _headers = State(initialValue: servers.current?.headers ?? [])
    }

    var body: some View {
        if let server = servers.current { Text(server.name) }
        Button("Headers") { isShown = true }
            .sheet(isPresented: $isShown, onDismiss: { servers.setHeaders(headers) }) { HeaderList(headers: $headers) }
    }
}

// Shows nothing else of it
struct Editor: View {
    private let servers: Servers
    @State private var headers: [String]

    init(servers: Servers) {
        self.servers = servers
        _headers = State(initialValue: servers.current?.headers ?? [])
    }

    var body: some View {
        HeaderList(headers: $headers)
        Button("Save") { servers.setHeaders(headers) }
    }
}

// Follows it
struct Following: View {
    private let servers: Servers
    @State private var headers: [String]

    init(servers: Servers) {
        self.servers = servers
        _headers = State(initialValue: servers.current?.headers ?? [])
    }

    var body: some View {
        Text(servers.current?.name ?? "")
        HeaderList(headers: $headers)
            .onChange(of: servers.current?.id) { headers = servers.current?.headers ?? [] }
        Button("Save") { servers.setHeaders(headers) }
    }
}

// There is only one user
struct Profile: View {
    private let servers: Servers
    @State private var name: String

    init(servers: Servers) {
        self.servers = servers
        _name = State(initialValue: servers.user.name)
    }

    var body: some View {
        Text(servers.user.name)
        TextField("Name", text: $name)
        Button("Save") { servers.user.name = name }
    }
}

struct Home: View {
    @State private var servers = Servers()

    var body: some View {
        Settings(servers: servers)
//                        ^~~~~~~ info: 'Settings' shows another 'servers.current' when it changes, but keeps 'headers' of the first; set it when 'servers.current' changes
        Editor(servers: servers)
        Following(servers: servers)
        Profile(servers: servers)
        Button("Next") { servers.selected = 2 }
    }
}
