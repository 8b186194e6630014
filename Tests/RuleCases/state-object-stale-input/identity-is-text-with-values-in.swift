// The identity is a text with the values in it

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
        text = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String, isOn: Bool) {
        _model = StateObject(wrappedValue: CardModel(name: name, isOn: isOn))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @State private var name = "Ravi"
    @State private var isOn = false

    var body: some View {
        Card(name: name, isOn: isOn)
            .id("\(name) \(isOn)")
    }
}
