// A view that is given other values in the same place: what belongs to one would then stay under the next

import SwiftUI

struct Item {
    let name: String
}

final class Check: ObservableObject {
    @Published var result = ""
}

struct Detail: View {
    let item: Item
    @ObservedObject private var check = Check()
//                              ^~~~~ warning: Every update of the parent re-creates 'check' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'check' with @StateObject, because 'check' then stays when 'item' changes

    init(item: Item) { self.item = item }

    var body: some View {
        Button(item.name) { check.result = "\(item.name) is fine" }
        Text(check.result)
    }
}

struct Panel: View {
    @State private var selected: Item?
    let items: [Item]

    var body: some View {
        Button("Next") { selected = items.last }
        if let selected { Detail(item: selected) }
    }
}
// --- fixed
import SwiftUI

struct Item {
    let name: String
}

final class Check: ObservableObject {
    @Published var result = ""
}

struct Detail: View {
    let item: Item
    @StateObject private var check = Check()

    init(item: Item) { self.item = item }

    var body: some View {
        Button(item.name) { check.result = "\(item.name) is fine" }
        Text(check.result)
    }
}

struct Panel: View {
    @State private var selected: Item?
    let items: [Item]

    var body: some View {
        Button("Next") { selected = items.last }
        if let selected { Detail(item: selected) }
    }
}
