// A container around it has the identity

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

    var body: some View {
        VStack {
            Card(name: name)
        }
        .id(name)
    }
}
