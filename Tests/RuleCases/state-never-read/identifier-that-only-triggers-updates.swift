// A new identifier is published only to update the views

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { HomeView() } }
}

final class Home: ObservableObject {
    @Published private var version = UUID()
    let cache = Cache()

    func refresh() { version = UUID() }
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
