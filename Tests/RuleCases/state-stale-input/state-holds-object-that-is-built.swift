// The state holds an object that is built from the value: a new identity builds another
// built with: iOS 17, macOS 14

import SwiftUI

@Observable final class CardModel {
    var text: String
    init(name: String) { text = name }
}

struct Card: View {
    @State private var model: CardModel

    init(name: String) {
        _model = State(initialValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Button("Other") { name = "Ann" }
        Card(name: name)
//                 ^~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                 suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity resets all state and focus in 'Card' and does not animate the change
    }
}
// --- fixed
import SwiftUI

@Observable final class CardModel {
    var text: String
    init(name: String) { text = name }
}

struct Card: View {
    @State private var model: CardModel

    init(name: String) {
        _model = State(initialValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Button("Other") { name = "Ann" }
        Card(name: name).id(name)
    }
}
