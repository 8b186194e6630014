// What is left out is made of the same value as what is compared, or of one that stays

import SwiftUI

struct Floor: Identifiable { let id: Int; var content = ""; var sections: [String] { content.components(separatedBy: "|") } }

struct Content: View, Equatable {
    let sections: [String]
    let content: String
    static func == (lhs: Content, rhs: Content) -> Bool { lhs.content == rhs.content }
    var body: some View { ForEach(sections, id: \.self) { Text($0) } }
}

struct FloorView: View {
    let floor: Floor
    private var text: String { floor.content }
    var body: some View {
        Content(sections: floor.sections, content: text)
        Content(sections: floor.sections, content: floor.content)
    }
}

struct Badge: View, Equatable {
    let id: Int
    let name: String
    static func == (lhs: Badge, rhs: Badge) -> Bool { lhs.id == rhs.id }
    var body: some View { Text(name) }
}

struct BadgeRow: View {
    let id: Int
    let name: String
    var body: some View { Badge(id: id, name: name) }
}

struct Screen: View {
    @State private var floor = Floor(id: 1)
    @State private var id = 1

    var body: some View {
        FloorView(floor: floor)
        BadgeRow(id: id, name: "User \(id)")
        BadgeRow(id: id, name: "Constant")
        Button("Next") { floor.content += "|a"; floor = Floor(id: 2); id += 1 }
    }
}
