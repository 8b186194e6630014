// The hasher's property is all on one line

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

    var hash: Int { var h = Hasher(); h.combine(name); return h.finalize() }

    var body: some View {
        Card(name: name, isOn: isOn).padding().id(hash)
//                             ^~~~ warning: 'Card' keeps the 'model' created from its first 'isOn'; add it to '.id(…)'
//                             suggested fix: Combine 'isOn' into 'hash', because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
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

    var hash: Int { var h = Hasher(); h.combine(name); h.combine(isOn); return h.finalize() }

    var body: some View {
        Card(name: name, isOn: isOn).padding().id(hash)
    }
}
