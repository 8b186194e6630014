// A modifier of the app's own that shows something for an item

import SwiftUI

struct User: Identifiable {
    let id: Int
    var name: String
}

extension View {
    func drawer<Item>(item: Binding<Item?>, @ViewBuilder content: (Item) -> some View) -> some View {
        self
    }
}

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
        text = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String) {
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @State private var selection: User?

    var body: some View {
        Text("Home").drawer(item: $selection) { user in
            Card(name: user.name)
        }
    }
}
