// An initializer builds the object from the value and hands it to the one that keeps it, by itself or in a closure

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String) {
        text = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String) {
        self.init(model: CardModel(name: name))
    }

    init(model: CardModel) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text(model.text)
    }
}

struct Row: View {
    @StateObject private var model: CardModel

    init(name: String) {
        self.init(model: CardModel(name: name))
    }

    init(model: @autoclosure @escaping () -> CardModel) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        Card(name: name)
//                 ^~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                 suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        Row(name: name)
//                ^~~~ info: 'Row' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                suggested fix: Give 'Row' a new identity when 'name' changes, because a new identity resets all state and focus in 'Row', re-creates its model, and does not animate the change
    }
}
// --- fixed
import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String) {
        text = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String) {
        self.init(model: CardModel(name: name))
    }

    init(model: CardModel) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text(model.text)
    }
}

struct Row: View {
    @StateObject private var model: CardModel

    init(name: String) {
        self.init(model: CardModel(name: name))
    }

    init(model: @autoclosure @escaping () -> CardModel) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        Card(name: name).id(name)
        Row(name: name).id(name)
    }
}
