// Elements that their rows edit are identified as a whole

import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Row: View {
    let item: Item
    @State private var isOn = false

    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach($items, id: \.self) { $item in
//                          ^~~~~~ warning: Rows of '$items' use their values as ids, so every keystroke dismisses the keyboard; use a stable id
//                          suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
            TextField("Name", text: $item.name)
        }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Row: View {
    let item: Item
    @State private var isOn = false

    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach($items, id: \.id) { $item in
            TextField("Name", text: $item.name)
        }
    }
}
