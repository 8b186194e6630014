// A computed property of the view or the object gives elements of the object's list, which code changes

import SwiftUI

struct Quote: Identifiable {
    let id: Int
    var price = 0.0
}

final class Store: ObservableObject {
    @Published var quotes: [Quote] = []
    func add(_ quote: Quote) { quotes.insert(quote, at: 0) }
}

extension Store {
    var cheap: [Quote] { quotes.filter { $0.price < 9 } }
}

struct Row: View {
    let quote: Quote
    @State private var isOpen = false
    var body: some View { Toggle("\(quote.price)", isOn: $isOpen) }
}

struct Ranking: View {
    @StateObject private var store = Store()

    private var ranked: [Quote] {
        let known = store.quotes.filter { $0.price > 0 }
        return known.sorted { $0.price < $1.price }
    }

    var body: some View {
        ForEach(ranked.indices, id: \.self) { i in Row(quote: ranked[i]) }
//              ^~~~~~~~~~~~~~ warning: Rows of 'ranked' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//              suggested fix: Identify the rows by the 'id' of 'Quote', because 'id' must be unique for each element
        ForEach(Array(store.cheap.enumerated()), id: \.offset) { _, quote in Row(quote: quote) }
//                                                   ^~~~~~~~ warning: Rows of 'store.cheap' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                                   suggested fix: Identify the rows by the 'id' of 'Quote', because 'id' must be unique for each element
        Button("Add") { store.add(Quote(id: 1)) }
    }
}
// --- fixed
import SwiftUI

struct Quote: Identifiable {
    let id: Int
    var price = 0.0
}

final class Store: ObservableObject {
    @Published var quotes: [Quote] = []
    func add(_ quote: Quote) { quotes.insert(quote, at: 0) }
}

extension Store {
    var cheap: [Quote] { quotes.filter { $0.price < 9 } }
}

struct Row: View {
    let quote: Quote
    @State private var isOpen = false
    var body: some View { Toggle("\(quote.price)", isOn: $isOpen) }
}

struct Ranking: View {
    @StateObject private var store = Store()

    private var ranked: [Quote] {
        let known = store.quotes.filter { $0.price > 0 }
        return known.sorted { $0.price < $1.price }
    }

    var body: some View {
        ForEach(ranked) { element in Row(quote: element) }
        ForEach(Array(store.cheap.enumerated()), id: \.element.id) { _, quote in Row(quote: quote) }
        Button("Add") { store.add(Quote(id: 1)) }
    }
}
