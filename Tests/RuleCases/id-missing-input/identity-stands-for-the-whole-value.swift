// The identity stands for the whole value, or the other value is computed from it

import SwiftUI

struct User: Identifiable {
    let id: Int
    var name: String
}

final class Store: ObservableObject {
    @Published var user = User(id: 1, name: "")
    @Published var selection = 0

    var title: String { "Page \(selection)" }
}

final class PageModel: ObservableObject {
    @Published var text: String

    init(number: Int, title: String) { text = "\(number) \(title)" }
}

struct Page: View {
    @StateObject private var model: PageModel

    init(number: Int, title: String) {
        _model = StateObject(wrappedValue: PageModel(number: number, title: title))
    }

    var body: some View { Text(model.text) }
}

struct Home: View {
    @StateObject private var store = Store()
    @State private var user = User(id: 1, name: "")

    var body: some View {
        Page(number: user.id, title: user.name).id(user.id)
        Page(number: store.user.id, title: store.user.name).id(store.user.id)
        Page(number: store.selection, title: store.title).id(store.selection)
        Button("Next") {
            user = User(id: 2, name: "B")
            store.user = user
            store.selection += 1
        }
    }
}
