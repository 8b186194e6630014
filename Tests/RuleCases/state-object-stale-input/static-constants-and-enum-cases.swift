// Static constants and enum cases

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

enum Names {
    static let first = "Ravi"
}

struct Home: View {
    static let second = "Maria"

    var body: some View {
        Card(name: Names.first)
        Card(name: Self.second)
    }
}
