// The type of the identifier stands before the value

import SwiftUI

struct Model: Identifiable {
    let id: UUID = .init()
    let name: String
}

struct Entry: Identifiable {
    let id: UUID
    let name: String

    init(id: UUID = .init(), name: String) {
        self.id = id
        self.name = name
    }
}

struct People: View {
    @State private var text = ""
    let people: [String]

    var body: some View {
        TextField("Name", text: $text)
        List(people.map { Model(name: $0) }) { Text($0.name) }
//           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Model' with a new 'id', so SwiftUI replaces all of them; use a stable id
        List(people.map { Entry(name: $0) }) { Text($0.name) }
//           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Entry' with a new 'id', so SwiftUI replaces all of them; use a stable id
    }
}
