// The input's type is the type of the item's id

import SwiftUI

struct Item: Identifiable {
    let id: UUID
    var name = ""
}

struct Badge: View {
    let id: Item.ID
    @State private var text = ""

    var body: some View { Text(text).onAppear { text = "\(id)" } }
//                                              ^~~~~~~~~~~~~~ info: 'text' copies 'id' only when 'Badge' appears, so it never shows later values
//                                              suggested fix: Compute 'text', because 'Badge' then shows later values too
}

struct Home: View {
    @State private var selection: Item.ID = UUID()

    var body: some View {
        Badge(id: selection)
        Button("Next") { selection = UUID() }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable {
    let id: UUID
    var name = ""
}

struct Badge: View {
    let id: Item.ID
    private var text: String { "\(id)" }

    var body: some View { Text(text) }
}

struct Home: View {
    @State private var selection: Item.ID = UUID()

    var body: some View {
        Badge(id: selection)
        Button("Next") { selection = UUID() }
    }
}
