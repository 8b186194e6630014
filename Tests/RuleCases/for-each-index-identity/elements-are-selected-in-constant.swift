// A constant of the body selects elements of a list that code changes

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
    var isDone = false
}

struct Row: View {
    let item: Item
    @State private var isOn = false
    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        let open = items.filter { !$0.isDone }
        ForEach(Array(open.enumerated()), id: \.offset) { _, item in Row(item: item) }
//                                            ^~~~~~~~ warning: Rows of 'open' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                            suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
        Button("Remove") { items.removeFirst() }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
    var isDone = false
}

struct Row: View {
    let item: Item
    @State private var isOn = false
    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        let open = items.filter { !$0.isDone }
        ForEach(Array(open.enumerated()), id: \.element.id) { _, item in Row(item: item) }
        Button("Remove") { items.removeFirst() }
    }
}
