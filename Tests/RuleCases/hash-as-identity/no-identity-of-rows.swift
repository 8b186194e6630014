// Hashing that identifies no row: one view's identity, a dictionary's key, a member of that name, a model without views

import SwiftUI

struct Card: View {
    let first: Int
    let second: Int
    @State private var text = ""
    var body: some View { TextField("Text", text: $text) }
}

struct Whole: View {
    let first: Int
    let second: Int

    private var key: Int {
        var hasher = Hasher()
        hasher.combine(first)
        hasher.combine(second)
        return hasher.finalize()
    }

    var body: some View { Card(first: first, second: second).id(key) }
}

struct Page: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number.hashValue) }
}

struct Cache {
    var store: [Int: String] = [:]
    mutating func put(_ text: String) { store[text.hashValue] = text }
}

struct Row: Identifiable {
    let hashValue: String
    var id: String { hashValue }
}

struct Entry: Identifiable {
    let text: String
    var id: Int { text.hashValue }
}

struct Rows: View {
    let rows: [Row]
    let pages: [Page]

    var body: some View {
        ForEach(rows) { Text($0.id) }
        ForEach(rows, id: \.hashValue) { Text($0.id) }
        ForEach(["a", "b"], id: \.hashValue) { Text($0) }
        ForEach(pages, id: \.self) { Text("\($0.number)") }
    }
}

#Preview {
    let texts = ["a", "b"]
    ForEach(texts, id: \.hashValue) { Text($0) }
}
