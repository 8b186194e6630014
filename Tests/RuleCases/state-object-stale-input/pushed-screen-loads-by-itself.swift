// A pushed screen whose object loads by itself is new each time

import SwiftUI

@MainActor final class CardModel: ObservableObject {
    @Published var text = ""
    private let name: String
    init(name: String) { self.name = name }
    func load() async { text = name }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String) {
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text)
            .task { await model.load() }
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        NavigationLink("Card") {
            Card(name: name)
        }
    }
}
