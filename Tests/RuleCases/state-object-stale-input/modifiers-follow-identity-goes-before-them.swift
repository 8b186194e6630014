// Modifiers follow: the identity goes before them

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
    @State private var name = "Ravi"

    private func rename() { name = "Maria" }

    var body: some View {
        VStack {
            Card(name: name)
//                     ^~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
                .padding()
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
    @State private var name = "Ravi"

    private func rename() { name = "Maria" }

    var body: some View {
        VStack {
            Card(name: name)
                .id(name)
                .padding()
        }
    }
}
