// The row is drawn again all the same: with a closure, a part of the value, an object, or its own comparison

import SwiftUI

struct Item: Identifiable, Equatable {
    let id: Int
    var name = ""
    var count = 0
    static func == (a: Item, b: Item) -> Bool { a.id == b.id }
}

struct Tapped: View {
    let item: Item
    let action: () -> Void
    var body: some View { Button("\(item.count)", action: action) }
}

struct Counted: View {
    let item: Item
    let count: Int
    var body: some View { Text("\(item.count) of \(count)") }
}

final class Settings: ObservableObject { @Published var isOn = false }

struct Observing: View {
    let item: Item
    @EnvironmentObject var settings: Settings
    var body: some View { Text("\(item.count)").opacity(settings.isOn ? 1 : 0) }
}

struct Comparing: View, Equatable {
    let item: Item
    static func == (a: Comparing, b: Comparing) -> Bool { a.item.count == b.item.count }
    var body: some View { Text("\(item.count)") }
}

struct Bound: View {
    @Binding var item: Item
    var body: some View { Stepper("\(item.count)", value: $item.count) }
}

struct Identified: View {
    let item: Item
    var body: some View { Text("\(item.count)") }
}

struct Items: View {
    @State private var item = Item(id: 1)

    var body: some View {
        Tapped(item: item) { item.count += 1 }
        Counted(item: item, count: item.count)
        Observing(item: item)
        Comparing(item: item)
        Bound(item: $item)
        Identified(item: item).id(item.count)
    }
}
