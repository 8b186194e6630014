// The identity of a container around it, and a field of the input

import SwiftUI

struct User {
    var name: String
}

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
    let user: User
    @State private var isOn = false

    var body: some View {
        VStack {
            Card(name: user.name, isOn: isOn)
//                                      ^~~~ warning: 'Card' keeps the 'model' created from its first 'isOn'; add it to '.id(…)'
//                                      suggested fix: Add 'isOn' to the identity, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
        .id(user.name)
    }
}
// --- fixed
import SwiftUI

struct User {
    var name: String
}

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
    let user: User
    @State private var isOn = false

    private var cardIdentity: Int {
        var hasher = Hasher()
        hasher.combine(user.name)
        hasher.combine(isOn)
        return hasher.finalize()
    }

    var body: some View {
        VStack {
            Card(name: user.name, isOn: isOn)
        }
        .id(cardIdentity)
    }
}
