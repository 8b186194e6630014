// The identity covers one of the two values: id-missing-input speaks
// also reported by: id-missing-input

import SwiftUI

struct User {
    var name: String
}

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
    let user: User
    @State private var isOn = false

    var body: some View {
        Card(name: user.name, isOn: isOn).id(user.name)
    }
}
