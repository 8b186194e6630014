// Proxies and actions of SwiftUI are values

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var proxy: ScrollViewProxy?
//                     ^~~~~ info: 'Home' sets 'proxy' but never reads it; show it or delete it
//                     suggested fix: Delete 'proxy', because 'Home' may be meant to show it
    @State private var geometry: GeometryProxy?
//                     ^~~~~~~~ info: 'Home' sets 'geometry' but never reads it; show it or delete it
//                     suggested fix: Delete 'geometry', because 'Home' may be meant to show it
    @State private var used: ScrollViewProxy?

    var body: some View {
        GeometryReader { space in
            ScrollViewReader { reader in
                Button("Top") { used?.scrollTo(0) }
                    .onAppear {
                        proxy = reader
                        used = reader
                        geometry = space
                    }
            }
        }
    }
}
// --- fixed
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var used: ScrollViewProxy?

    var body: some View {
        GeometryReader { space in
            ScrollViewReader { reader in
                Button("Top") { used?.scrollTo(0) }
                    .onAppear {
                        used = reader
                    }
            }
        }
    }
}
