// Several values: a property combines them

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
        text = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String, isOn: Bool) {
        _model = StateObject(wrappedValue: CardModel(name: name, isOn: isOn))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @State private var name = "Ravi"
    @State private var isOn = false

    private func change() {
        name = "Maria"
        isOn.toggle()
    }

    var body: some View {
        VStack {
            Card(name: name, isOn: isOn)
//                     ^~~~ info: 'Card' keeps the 'model' created from its first 'name' and 'isOn'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'name' or 'isOn' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
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

    init(name: String, isOn: Bool) {
        _model = StateObject(wrappedValue: CardModel(name: name, isOn: isOn))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @State private var name = "Ravi"
    @State private var isOn = false

    private func change() {
        name = "Maria"
        isOn.toggle()
    }

    private var cardIdentity: Int {
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(isOn)
        return hasher.finalize()
    }

    var body: some View {
        VStack {
            Card(name: name, isOn: isOn).id(cardIdentity)
        }
    }
}
