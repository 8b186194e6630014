// In a list, a field can change while the element keeps its identity

import SwiftUI

struct User: Identifiable {
    let id: Int
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

    init(name: String) {
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    let users: [User]

    var body: some View {
        ForEach(users) { user in
            Card(name: user.name)
//                     ^~~~~~~~~ hint: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'user.name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
    }
}
// --- fixed
import SwiftUI

struct User: Identifiable {
    let id: Int
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

    init(name: String) {
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    let users: [User]

    var body: some View {
        ForEach(users) { user in
            Card(name: user.name).id(user.name)
        }
    }
}
