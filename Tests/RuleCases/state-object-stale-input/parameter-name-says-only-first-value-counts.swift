// The parameter's name says that only the first value counts

import SwiftUI

final class CardModel: ObservableObject {
    init(name: String) {}
}

struct Card: View {
    @StateObject private var model: CardModel

    init(initialName: String) {
        _model = StateObject(wrappedValue: CardModel(name: initialName))
    }

    var body: some View {
        Text("Card")
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Card(initialName: name)
    }
}
