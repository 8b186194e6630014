// Where the call passes none, the initializer makes the identifier

import SwiftUI

struct Word: Identifiable {
    let id: UUID
    let text: String

    init(id: UUID = UUID(), text: String) {
        self.id = id
        self.text = text
    }
}

struct Tag: Identifiable {
    let id = UUID().uuidString
    let text: String
}

struct Note: Identifiable {
    let id: UUID
    let text: String

    init(_ text: String) {
        id = UUID()
        self.text = text
    }
}

struct Row: View {
    let text: String
    @State private var isOn = false

    var body: some View { Toggle(text, isOn: $isOn) }
}

struct Home: View {
    @State private var names: [String] = []

    var words: [Word] { names.map { Word(text: $0) } }
    var tags: [Tag] { names.map { Tag(text: $0) } }
    var notes: [Note] { names.map { Note($0) } }

    var body: some View {
        List(words) { Row(text: $0.text) }
//           ^~~~~ warning: Every update re-creates each 'Word' with a new 'id', so the rows lose their state; use a stable id
        List(tags) { Row(text: $0.text) }
//           ^~~~ warning: Every update re-creates each 'Tag' with a new 'id', so the rows lose their state; use a stable id
        List(notes) { Row(text: $0.text) }
//           ^~~~~ warning: Every update re-creates each 'Note' with a new 'id', so the rows lose their state; use a stable id
        ForEach(names.map { Word(text: $0) }) { Row(text: $0.text) }
//              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: Every update re-creates each 'Word' with a new 'id', so the rows lose their state; use a stable id
        Button("Add") { names.append("") }
    }
}
