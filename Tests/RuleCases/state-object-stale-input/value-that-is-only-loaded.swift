// What a view or a model loads for itself mostly is the same thing again, and what people choose is not
// also reported by: state-never-mutated

import SwiftUI

struct Item: Hashable {
    let id: Int
}

final class Loader: ObservableObject {
    let id: Int
    @Published var rows: [String] = []
    init(id: Int) { self.id = id }
    func load() { rows = ["\(id)"] }
}

struct Detail: View {
    @StateObject private var loader: Loader

    init(item: Item) {
        _loader = StateObject(wrappedValue: Loader(id: item.id))
    }

    var body: some View {
        List(loader.rows, id: \.self) { Text($0) }.onAppear { loader.load() }
    }
}

func fetch(_ id: Int) async -> Item { Item(id: id) }

struct Loaded: View {
    let id: Int
    @State private var item: Item?

    var body: some View {
        if let item { Detail(item: item) }
        Text("Item").onAppear { load() }
    }

    private func load() {
        Task {
            let found = await fetch(id)
            item = found
        }
    }
}

struct Chosen: View {
    @State private var item: Item?

    var body: some View {
        Button("First") { item = Item(id: 1) }
        Button("Second") { item = Item(id: 2) }
        if let item { Detail(item: item) }
//                                 ^~~~ info: 'Detail' keeps the 'loader' created from its first 'item'; reset it with '.id(…)'
//                                 suggested fix: Give 'Detail' a new identity when 'item.id' changes, because a new identity resets all state and focus in 'Detail', re-creates its model, and does not animate the change
    }
}

@MainActor final class Model: ObservableObject {
    @Published var loaded: Item?
    @Published var chosen: Item?

    func load() async {
        loaded = await fetch(1)
        chosen = await fetch(2)
    }

    func choose(_ item: Item) { chosen = item }
    func leave() { loaded = nil }
}

struct OfModel: View {
    @StateObject private var model = Model()

    var body: some View {
        if let item = model.loaded { Detail(item: item) }
        if let item = model.chosen { Detail(item: item) }
//                                                ^~~~ info: 'Detail' keeps the 'loader' created from its first 'item'; reset it with '.id(…)'
//                                                suggested fix: Give 'Detail' a new identity when 'item.id' changes, because a new identity resets all state and focus in 'Detail', re-creates its model, and does not animate the change
        Button("Choose") { model.choose(Item(id: 3)) }
    }
}
// --- fixed
import SwiftUI

struct Item: Hashable {
    let id: Int
}

final class Loader: ObservableObject {
    let id: Int
    @Published var rows: [String] = []
    init(id: Int) { self.id = id }
    func load() { rows = ["\(id)"] }
}

struct Detail: View {
    @StateObject private var loader: Loader

    init(item: Item) {
        _loader = StateObject(wrappedValue: Loader(id: item.id))
    }

    var body: some View {
        List(loader.rows, id: \.self) { Text($0) }.onAppear { loader.load() }
    }
}

func fetch(_ id: Int) async -> Item { Item(id: id) }

struct Loaded: View {
    let id: Int
    @State private var item: Item?

    var body: some View {
        if let item { Detail(item: item) }
        Text("Item").onAppear { load() }
    }

    private func load() {
        Task {
            let found = await fetch(id)
            item = found
        }
    }
}

struct Chosen: View {
    @State private var item: Item?

    var body: some View {
        Button("First") { item = Item(id: 1) }
        Button("Second") { item = Item(id: 2) }
        if let item { Detail(item: item).id(item.id) }
    }
}

@MainActor final class Model: ObservableObject {
    @Published var loaded: Item?
    @Published var chosen: Item?

    func load() async {
        loaded = await fetch(1)
        chosen = await fetch(2)
    }

    func choose(_ item: Item) { chosen = item }
    func leave() { loaded = nil }
}

struct OfModel: View {
    @StateObject private var model = Model()

    var body: some View {
        if let item = model.loaded { Detail(item: item) }
        if let item = model.chosen { Detail(item: item).id(item.id) }
        Button("Choose") { model.choose(Item(id: 3)) }
    }
}
