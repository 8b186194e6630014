// Whole values, whose rows pass a binding on: to a view with a text field, and to one without

import SwiftUI

struct Item: Hashable {
    var name: String
    var isOn: Bool
}

struct NameField: View {
    @Binding var item: Item

    var body: some View { TextField("Name", text: $item.name) }
}

struct Switch: View {
    @Binding var item: Item

    var body: some View { Toggle("On", isOn: $item.isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach($items, id: \.self) { item in NameField(item: item) }
//                          ^~~~~~ warning: Rows of '$items' use their values as ids, so every keystroke dismisses the keyboard; use a stable id
        ForEach($items, id: \.self) { $item in Switch(item: $item) }
//                          ^~~~~~ info: Rows of '$items' use their values as ids, so every edit replaces the row; use a stable id
    }
}
