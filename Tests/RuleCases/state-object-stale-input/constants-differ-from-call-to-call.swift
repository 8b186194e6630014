// Constants that differ from call to call

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
    var body: some View {
        Card(name: "Ravi")
        Card(name: "Maria")
    }
}
