// A function of the view that is given the position reads the element there

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

struct Cart: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { index in
//              ^~~~~~~~~~~~~ hint: Rows of 'items' use positions as ids, so a focused field shows another element's text after a move; use the elements' id
//              suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
            row(index)
        }
        Button("Remove") { withAnimation { _ = items.removeFirst() } }
    }

    private func row(_ index: Int) -> some View {
        TextField("Name", text: $items[index].name)
    }
}

struct Numbers: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { index in Text("\(index)") }
        Button("Remove") { withAnimation { _ = items.removeFirst() } }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

struct Cart: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(Array(items.enumerated()), id: \.element.id) { index, _ in
            row(index)
        }
        Button("Remove") { withAnimation { _ = items.removeFirst() } }
    }

    private func row(_ index: Int) -> some View {
        TextField("Name", text: $items[index].name)
    }
}

struct Numbers: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { index in Text("\(index)") }
        Button("Remove") { withAnimation { _ = items.removeFirst() } }
    }
}
