// A helper that gets the list's element passes on its id, which is the row's identity

import SwiftUI

struct Entry {
    let key: Int
    let title: String
}

@Observable final class Store {
    var entries: [Entry] = []
    func load() { entries.append(Entry(key: entries.count, title: "")) }
}

struct Page {
    var id: Int
}

struct Row: View {
    @State private var page: Page
    let title: String

    init(id: Int, title: String) {
        _page = State(initialValue: Page(id: id))
        self.title = title
    }

    var body: some View { Text("\(page.id) \(title)") }
}

struct Home: View {
    @State private var store = Store()

    var body: some View {
        List(store.entries, id: \.key) { entry in
            line(entry)
        }
        Button("Load") { store.load() }
    }

    private func line(_ entry: Entry) -> some View {
        Row(id: entry.key, title: entry.title)
    }
}
