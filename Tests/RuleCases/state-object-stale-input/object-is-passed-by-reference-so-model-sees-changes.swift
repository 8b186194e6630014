// An object is passed by reference, so the model sees its changes

import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

final class CardModel: ObservableObject {
    init(session: Session) {}
}

struct Card: View {
    @StateObject private var model: CardModel

    init(session: Session) {
        _model = StateObject(wrappedValue: CardModel(session: session))
    }

    var body: some View {
        Text("Card")
    }
}

struct Home: View {
    @StateObject private var session = Session()

    var body: some View {
        Card(session: session)
    }
}
