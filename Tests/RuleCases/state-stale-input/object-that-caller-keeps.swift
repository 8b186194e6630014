// The caller never replaces its object, or gives the view a new identity with it
// also reported by: binding-never-written
// built with: iOS 17, macOS 14

import SwiftUI

@Observable final class Fetcher: Identifiable {
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

struct Same: View {
    @State private var fetcher = Fetcher()

    var body: some View {
        ListView(fetcher: fetcher)
        Button("Reset") { fetcher.items = [] }
    }
}

struct Anew: View {
    @State private var fetcher = Fetcher()

    var body: some View {
        ListView(fetcher: fetcher).id(fetcher.id)
        Button("Reset") { fetcher = Fetcher() }
    }
}

struct Rows: View {
    @State private var fetchers: [Fetcher] = []

    var body: some View {
        ForEach(fetchers) { ListView(fetcher: $0) }
        Button("Reset") { fetchers[0] = Fetcher() }
    }
}

struct Screen: View {
    @State private var fetcher: Fetcher?

    var body: some View {
        Button("Show") { fetcher = Fetcher() }
            .sheet(item: $fetcher) { ListView(fetcher: $0) }
    }
}

@Observable final class Factory {
    var name = ""
    func fetcher(named name: String) -> Fetcher { Fetcher() }
}

struct Made: View {
    let factory: Factory
    @State private var name = ""

    var body: some View {
        ListView(fetcher: factory.fetcher(named: name))
        TextField("", text: $name)
    }
}

struct Filled: View {
    @Binding var fetcher: Fetcher?

    var body: some View {
        if let fetcher { ListView(fetcher: fetcher) }
    }
}
