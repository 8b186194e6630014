// The rows read the elements through `self`, and need no positions

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name: String
}

struct Row: View {
    let name: String
    @State private var isOn = false
    var body: some View { Toggle(name, isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(self.items.indices, id: \.self) { index in
//              ^~~~~~~~~~~~~~~~~~ warning: Rows of 'self.items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//              suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
            Row(name: self.items[index].name)
        }
        ForEach(self.items.indices, id: \.self) { index in
//              ^~~~~~~~~~~~~~~~~~ hint: Rows of 'self.items' use positions as ids, so a focused field shows another element's text after a move; use the elements' id
//              suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
            TextField("Name", text: self.$items[index].name)
        }
        Button("Remove") { self.items.remove(at: 0) }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name: String
}

struct Row: View {
    let name: String
    @State private var isOn = false
    var body: some View { Toggle(name, isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(self.items) { item in
            Row(name: item.name)
        }
        ForEach($items) { $item in
            TextField("Name", text: $item.name)
        }
        Button("Remove") { self.items.remove(at: 0) }
    }
}
