// The state keeps the first object, and the caller replaces its own
// built with: iOS 17, macOS 14

import SwiftUI

@Observable final class Fetcher {
    var items: [String] = []
}

struct ListView: View {
    @State private var fetcher: Fetcher

    init(fetcher: Fetcher) {
        _fetcher = State(initialValue: fetcher)
    }

    var body: some View {
        ForEach(fetcher.items, id: \.self) { Text($0) }
    }
}

struct Home: View {
    @State private var fetcher = Fetcher()

    var body: some View {
        ListView(fetcher: fetcher)
//                        ^~~~~~~ info: 'ListView' never shows later values of 'fetcher', because @State keeps the first; make it a plain 'let'
//                        suggested fix: Make 'fetcher' a plain 'let', because 'ListView' then shows later values too
        Button("Reset") { fetcher = Fetcher() }
    }
}
// --- fixed
import SwiftUI

@Observable final class Fetcher {
    var items: [String] = []
}

struct ListView: View {
    private let fetcher: Fetcher

    init(fetcher: Fetcher) {
        self.fetcher = fetcher
    }

    var body: some View {
        ForEach(fetcher.items, id: \.self) { Text($0) }
    }
}

struct Home: View {
    @State private var fetcher = Fetcher()

    var body: some View {
        ListView(fetcher: fetcher)
        Button("Reset") { fetcher = Fetcher() }
    }
}
