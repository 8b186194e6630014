// Nothing in an element of the list can change while it keeps its identity

import SwiftUI

struct User: Identifiable {
    let id = UUID()
    let name: String
}

final class CardModel: ObservableObject {
    @Published var text: String
    init(user: User) { text = user.name }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(user: User) {
        _model = StateObject(wrappedValue: CardModel(user: user))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    let users: [User]

    var body: some View {
        ForEach(users) { user in
            Card(user: user)
        }
    }
}
