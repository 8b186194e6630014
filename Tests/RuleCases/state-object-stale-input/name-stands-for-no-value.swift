// The parameter's type is a name for a closure or for a class

import SwiftUI

typealias Action = () -> String

final class Session: ObservableObject {
    @Published var name = ""
}

typealias CurrentSession = Session

final class CardModel: ObservableObject {
    @Published var text: String

    init(text: String) { self.text = text }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(action: @escaping Action, session: CurrentSession) {
        _model = StateObject(wrappedValue: CardModel(text: action() + session.name))
    }

    var body: some View { Text(model.text) }
}

struct Home: View {
    @StateObject private var session = Session()
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
        Card(action: { name }, session: session)
    }
}
