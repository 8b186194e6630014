// A computed list that passes a new id to each element replaces all rows; an id from a text stays

import SwiftUI

struct Quote: Identifiable {
    let id: UUID
    var text: String
}

struct QuoteScreen: View {
    @State private var text = ""
    private var quotes: [Quote] { text.split(separator: " ").map { Quote(id: UUID(), text: String($0)) } }
    private var saved: [Quote] {
        text.split(separator: " ").map { Quote(id: UUID(uuidString: String($0))!, text: String($0)) }
    }

    var body: some View {
        List {
            TextField("Text", text: $text)
            ForEach(quotes) { Text($0.text) }
//                  ^~~~~~ hint: Every update re-creates each 'Quote' with a new 'id', so SwiftUI replaces all of them; use a stable id
            ForEach(saved) { Text($0.text) }
        }
    }
}
