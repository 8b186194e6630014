// 'offset' belongs to the element, and pairs are identified by their elements

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

struct Shift {
    var offset = 0
    var name = ""
}

final class Model: ObservableObject {
    @Published private(set) var items: [Item] = []
    @Published private(set) var shifts: [Shift] = []

    func remove(_ item: Item) {
        items.removeAll { $0.id == item.id }
        shifts.remove(at: 0)
    }
    func insert(_ item: Item) {
        items.insert(item, at: 0)
        shifts.insert(Shift(offset: item.id), at: 0)
    }
}

struct Row: View {
    let name: String
    @State private var isOn = false

    var body: some View { Toggle(name, isOn: $isOn) }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        ForEach(model.items.indexed, id: \.element.id) { _, item in Row(name: item.name) }
        ForEach(model.shifts, id: \.offset) { Row(name: $0.name) }
        ForEach(model.shifts.visible, id: \.offset) { Row(name: $0.name) }
        Button("Add") { model.insert(Item(id: 1)) }
    }
}

extension Array {
    var indexed: [(offset: Int, element: Element)] { Array<(offset: Int, element: Element)>(enumerated()) }
}

extension Array where Element == Shift {
    var visible: [Shift] { filter { !$0.name.isEmpty } }
}
