// An optional input is compared by the 'id' of what is in it

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

func load(_ name: String) async -> String { name }

struct Card: View {
    let item: Item?
    @State private var text = ""

    var body: some View {
        Text(text).task { text = await load(item?.name ?? "") }
//                 ^~~~ warning: 'Card' reads 'item' in '.task' when it appears; the work does not restart when a caller passes a new value
//                 suggested fix: Restart the task when 'item?.id' changes, because the running task is canceled, and what it loaded stays until there is a new result
    }
}

struct Home: View {
    @State private var item: Item? = Item(id: 1)

    var body: some View {
        Card(item: item)
        Button("Next") { item = Item(id: 2) }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

func load(_ name: String) async -> String { name }

struct Card: View {
    let item: Item?
    @State private var text = ""

    var body: some View {
        Text(text).task(id: item?.id) { text = await load(item?.name ?? "") }
    }
}

struct Home: View {
    @State private var item: Item? = Item(id: 1)

    var body: some View {
        Card(item: item)
        Button("Next") { item = Item(id: 2) }
    }
}
