// A new identifier and a counter are published only to update the views

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { HomeView() } }
}

final class Home: ObservableObject {
    @Published private var version = UUID()
    let cache = Cache()

    @Published private var changes = 0

    func refresh() { version = UUID() }
    func reset() { changes = 0 }
    func note() { changes += 1 }
}

final class Cache {
    var name = ""
}

struct HomeView: View {
    @StateObject private var home = Home()

    var body: some View {
        Button(home.cache.name) { home.refresh() }
    }
}
