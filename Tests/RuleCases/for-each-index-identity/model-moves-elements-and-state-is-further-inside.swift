// A model moves the elements, and the state is further inside

// --- Model.swift
import SwiftUI

final class Model: ObservableObject {
    @Published var items: [String] = []

    func delete(_ item: String) {
        items.removeAll { $0 == item }
    }
}
// --- Row.swift
import SwiftUI

struct Row: View {
    let item: String
    var body: some View { Badge(item: item).padding() }
}

struct Badge: View {
    let item: String
    @State private var isOpen = false
    var body: some View { Toggle(item, isOn: $isOpen) }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        List(model.items.indices, id: \.self) { i in
//           ^~~~~~~~~~~~~~~~~~~ warning: Rows of 'model.items' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
            Row(item: model.items[i])
        }
    }
}
