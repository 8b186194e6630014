// The caller's own object begins with the same value: the finding is one level up
// also reported by: state-object-stale-input

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String
    init(name: String) { text = name }
}

struct Title: View {
    @State private var name: String

    init(name: String) {
        _name = State(initialValue: name)
    }

    var body: some View {
        Text(name)
    }
}

struct Card: View {
    private let name: String
    @StateObject private var model: CardModel

    init(name: String) {
        self.name = name
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text)
        Title(name: name)
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        Card(name: name)
    }
}
