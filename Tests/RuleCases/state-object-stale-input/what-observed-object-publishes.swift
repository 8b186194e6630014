// What an observed object publishes

import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

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
    @ObservedObject var session: Session

    var body: some View {
        Card(name: session.name)
//                 ^~~~~~~~~~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                 suggested fix: Give 'Card' a new identity when 'session.name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
    }
}
// --- fixed
import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

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
    @ObservedObject var session: Session

    var body: some View {
        Card(name: session.name).id(session.name)
    }
}
