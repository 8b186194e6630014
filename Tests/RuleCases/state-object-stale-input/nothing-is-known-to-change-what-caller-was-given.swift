// Nothing is known to change what the caller was given

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
    let name: String

    var body: some View {
        Card(name: name)
    }
}

struct Root: View {
    private var name: String { makeName() }

    var body: some View {
        Home(name: name)
    }

    private func makeName() -> String { "Ravi" }
}
