// A computed property only asks whether the object's list, which code changes, has elements

import SwiftUI

struct Quote: Identifiable {
    let id: Int
    var price = 0.0
}

struct Page: Identifiable {
    let id: Int
    let title: String
}

final class Store: ObservableObject {
    @Published var quotes: [Quote] = []
    func add(_ quote: Quote) { quotes.insert(quote, at: 0) }
}

struct Row: View {
    let page: Page
    @State private var isOpen = false
    var body: some View { Toggle(page.title, isOn: $isOpen) }
}

struct Pages: View {
    @StateObject private var store = Store()

    private var pages: [Page] {
        let first = Page(id: 0, title: "All")
        return store.quotes.isEmpty ? [first] : [first, Page(id: 1, title: "Best")]
    }

    var body: some View {
        ForEach(Array(pages.enumerated()), id: \.offset) { _, page in Row(page: page) }
        Button("Add") { store.add(Quote(id: 1)) }
    }
}
