// A list of the values themselves

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
    let names: [String]

    var body: some View {
        ForEach(names, id: \.self) { name in
            Card(name: name)
        }
    }
}
