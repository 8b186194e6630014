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
//       ^~~~ hint: 'model' is built from the first 'name' that 'Card' is given and never sees a later one
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
//                 ^~~~ hint: When 'name' changes, 'Card' keeps the 'model' that it built from the first value
//                 suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity starts all state and focus in 'Card' over, builds its model again and shows no animated change
    }
}

struct Root: View {
    private var name: String { makeName() }

    var body: some View {
        Home(name: name)
    }

    private func makeName() -> String { "Ravi" }
}
// --- fixed
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
        Card(name: name).id(name)
    }
}

struct Root: View {
    private var name: String { makeName() }

    var body: some View {
        Home(name: name)
    }

    private func makeName() -> String { "Ravi" }
}
