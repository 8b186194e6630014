// The caller builds the object from a value that changes, and the view keeps the first one
// built with: iOS 17, macOS 14

import SwiftUI

@Observable final class CardModel {
    var text: String
    init(name: String) { text = name }
}

struct Card: View {
    @State private var model: CardModel

    init(model: CardModel) {
        _model = State(initialValue: model)
    }

    var body: some View { Text(model.text) }
}

struct Short: View {
    @State var model: CardModel

    var body: some View { Text(model.text) }
}

struct Kept: View {
    @State private var model = CardModel(name: "")

    var body: some View { Text(model.text) }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Button("Other") { name = "Ann" }
        Card(model: CardModel(name: name))
//                                  ^~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                                  suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity resets all state and focus in 'Card' and does not animate the change
        Short(model: CardModel(name: name))
//                                   ^~~~ info: 'Short' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                                   suggested fix: Give 'Short' a new identity when 'name' changes, because a new identity resets all state and focus in 'Short' and does not animate the change
        Card(model: CardModel(name: "Ann"))
        Short(model: .init(name: name)).id(name)
        Kept()
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

    init(model: CardModel) {
        _model = State(initialValue: model)
    }

    var body: some View { Text(model.text) }
}

struct Short: View {
    @State var model: CardModel

    var body: some View { Text(model.text) }
}

struct Kept: View {
    @State private var model = CardModel(name: "")

    var body: some View { Text(model.text) }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Button("Other") { name = "Ann" }
        Card(model: CardModel(name: name)).id(name)
        Short(model: CardModel(name: name)).id(name)
        Card(model: CardModel(name: "Ann"))
        Short(model: .init(name: name)).id(name)
        Kept()
    }
}
