// Elements that say themselves which of them are equal keep their identity while a part that is none of it is edited

import SwiftUI

struct Item: Hashable {
    let number: Int
    var text = ""
    static func == (left: Item, right: Item) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

struct Note: Hashable {
    let number: Int
    var text = ""
}

struct Mark: Hashable {
    let number: Int
    var text = ""
}

extension Mark {
    static func == (left: Mark, right: Mark) -> Bool { left.number == right.number }
}

struct Home: View {
    @State private var items: [Item] = []
    @State private var marks: [Mark] = []
    @State private var notes: [Note] = []

    var body: some View {
        ForEach($items, id: \.self) { $item in TextField("Text", text: $item.text) }
        ForEach($marks, id: \.self) { $mark in TextField("Text", text: $mark.text) }
        ForEach($notes, id: \.self) { $note in TextField("Text", text: $note.text) }
//                          ^~~~~~ warning: Rows of '$notes' use their values as ids, so every keystroke dismisses the keyboard; use a stable id
    }
}
