// The list knows the rows by their elements, but each row is another one at another position

import SwiftUI

struct Item: Identifiable {
    let id: Int
}

struct Row: View {
    let item: Item
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
            Row(item: item).id(index)
//                             ^~~~~ warning: '.id(index)' is the row's position, so 'Row' loses its state after a move; use the element's id
//                             suggested fix: Remove '.id(index)', because code may scroll to 'index'
        }
        ForEach(Array(items.enumerated()), id: \.element.id) { pair in
            Row(item: pair.element).id(pair.offset)
//                                     ^~~~~~~~~~~ warning: '.id(pair.offset)' is the row's position, so 'Row' loses its state after a move; use the element's id
//                                     suggested fix: Remove '.id(pair.offset)', because code may scroll to 'pair.offset'
        }
        ForEach(Array(zip(items.indices, items)), id: \.1.id) {
            Row(item: $1).id($0)
//                           ^~ warning: '.id($0)' is the row's position, so 'Row' loses its state after a move; use the element's id
//                           suggested fix: Remove '.id($0)', because code may scroll to '$0'
        }
        ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
            Row(item: item).id(item.id)
            Text("\(item.id)").id(index)
        }
        ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
            Row(item: item).id("\(item.id) \(index)")
        }
        Button("Remove") { items.remove(at: 0) }
    }
}

struct Still: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
            Row(item: item).id(index)
        }
        Button("Add") { items.append(Item(id: items.count)) }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable {
    let id: Int
}

struct Row: View {
    let item: Item
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
            Row(item: item)
        }
        ForEach(Array(items.enumerated()), id: \.element.id) { pair in
            Row(item: pair.element)
        }
        ForEach(Array(zip(items.indices, items)), id: \.1.id) {
            Row(item: $1)
        }
        ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
            Row(item: item).id(item.id)
            Text("\(item.id)").id(index)
        }
        ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
            Row(item: item).id("\(item.id) \(index)")
        }
        Button("Remove") { items.remove(at: 0) }
    }
}

struct Still: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
            Row(item: item).id(index)
        }
        Button("Add") { items.append(Item(id: items.count)) }
    }
}
