// In a list that is identified by index, anything can change
// also reported by: for-each-index-identity

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
    @State private var names = ["Ravi", "Maria"]

    var body: some View {
        ForEach(names.indices, id: \.self) { index in
            Card(name: names[index])
//                     ^~~~~~~~~~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'names[index]' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
    }
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
    @State private var names = ["Ravi", "Maria"]

    var body: some View {
        ForEach(names.indices, id: \.self) { index in
            Card(name: names[index]).id(names[index])
        }
    }
}
