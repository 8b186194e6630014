// Constants, and what stays with an element

import SwiftUI

struct Item: Identifiable {
    let id: Int
}

struct Row: View {
    @State private var isOn = false
    var body: some View { Toggle("", isOn: $isOn) }
}

struct Home: View {
    let items: [Item]
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Row().id(0)
            Row().id(1)
            ForEach(items) { item in Row().id(item.id) }
        }
    }
}
