// A constant holds the positions, alone or together with the elements

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
        let numbered = items.enumerated()
        ForEach(Array(numbered), id: \.offset) { _, item in Row(item: item) }
//                                   ^~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                   suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
        let pairs = Array(items.enumerated())
        ForEach(pairs, id: \.offset) { _, item in Row(item: item) }
//                         ^~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                         suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
        let positions = items.indices
        ForEach(positions, id: \.self) { index in Row(item: items[index]) }
//              ^~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//              suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
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
        let numbered = items.enumerated()
        ForEach(Array(numbered), id: \.element.id) { _, item in Row(item: item) }
        let pairs = Array(items.enumerated())
        ForEach(pairs, id: \.element.id) { _, item in Row(item: item) }
        let positions = items.indices
        ForEach(items) { item in Row(item: item) }
        Button("Remove") { items.removeFirst() }
    }
}
