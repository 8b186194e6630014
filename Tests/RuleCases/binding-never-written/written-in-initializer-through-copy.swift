// Written in the initializer, through a copy, or through a key path

import SwiftUI

struct Panel: View {
    @Binding var page: Int
    @Binding var title: String
    @Binding var note: String

    init(page: Binding<Int>, title: Binding<String>, note: Binding<String>) {
        _page = page
        _title = title
        _note = note
        self.page = 1
    }

    var body: some View {
        Text("\(page) \(title) \(note)")
    }

    func titled(_ text: String) -> Panel {
        let copy = self
        copy.title = text
        return copy
    }

    func set() {
        self[keyPath: \Panel.note] = ""
    }
}
