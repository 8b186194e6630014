// The comparison names the property that the values' id returns

import SwiftUI

struct Quote: Identifiable, Equatable {
    let symbol: String
    var price: Double
    var id: String { symbol }
    static func == (a: Quote, b: Quote) -> Bool { a.symbol == b.symbol }
//              ^~ warning: '==' of 'Quote' leaves out 'price', so 'QuoteRow' does not update when only 'price' changes
//              suggested fix: Compare 'price' too, because two values of 'Quote' that differ only in 'price' are then different
}

final class Quotes: ObservableObject {
    @Published private(set) var quotes: [Quote] = []
    func merge(_ quote: Quote) {
        if let i = quotes.firstIndex(of: quote) { quotes[i] = quote } else { quotes.append(quote) }
    }
}

struct QuoteRow: View {
    let quote: Quote
    var body: some View { Text("\(quote.price)") }
}

struct QuotesView: View {
    @ObservedObject var model: Quotes
    var body: some View { ForEach(model.quotes) { quote in QuoteRow(quote: quote) } }
}

// Only a part of the identifier, which may come with a new version.
struct Memo: Identifiable, Equatable {
    let name: String
    let version: Int
    var text: String
    var id: String { "\(name) \(version)" }
    static func == (a: Memo, b: Memo) -> Bool { a.name == b.name && a.version == b.version }
}

final class Memos: ObservableObject {
    @Published private(set) var memos: [Memo] = []
    func show(_ found: [Memo]) { memos = found }
}

struct MemoRow: View {
    let memo: Memo
    var body: some View { Text(memo.text) }
}

struct MemosView: View {
    @ObservedObject var model: Memos
    var body: some View { ForEach(model.memos) { memo in MemoRow(memo: memo) } }
}
// --- fixed
import SwiftUI

struct Quote: Identifiable, Equatable {
    let symbol: String
    var price: Double
    var id: String { symbol }
    static func == (a: Quote, b: Quote) -> Bool { a.symbol == b.symbol && a.price == b.price }
}

final class Quotes: ObservableObject {
    @Published private(set) var quotes: [Quote] = []
    func merge(_ quote: Quote) {
        if let i = quotes.firstIndex(of: quote) { quotes[i] = quote } else { quotes.append(quote) }
    }
}

struct QuoteRow: View {
    let quote: Quote
    var body: some View { Text("\(quote.price)") }
}

struct QuotesView: View {
    @ObservedObject var model: Quotes
    var body: some View { ForEach(model.quotes) { quote in QuoteRow(quote: quote) } }
}

// Only a part of the identifier, which may come with a new version.
struct Memo: Identifiable, Equatable {
    let name: String
    let version: Int
    var text: String
    var id: String { "\(name) \(version)" }
    static func == (a: Memo, b: Memo) -> Bool { a.name == b.name && a.version == b.version }
}

final class Memos: ObservableObject {
    @Published private(set) var memos: [Memo] = []
    func show(_ found: [Memo]) { memos = found }
}

struct MemoRow: View {
    let memo: Memo
    var body: some View { Text(memo.text) }
}

struct MemosView: View {
    @ObservedObject var model: Memos
    var body: some View { ForEach(model.memos) { memo in MemoRow(memo: memo) } }
}
