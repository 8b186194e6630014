// The identity is about something else: state-object-stale-input speaks
// also reported by: state-object-stale-input

import SwiftUI

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
    @State private var name = "Ravi"
    @State private var page = 1

    var body: some View {
        Card(name: name).id(page)
        TextField("Name", text: $name)
    }
}
