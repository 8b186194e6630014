// A value is told apart by its own identity

import SwiftUI

struct User: Identifiable {
    let id: Int
    var name: String
}

final class CardModel: ObservableObject {
    init(user: User, name: String) {}
}

struct Card: View {
    @StateObject private var model: CardModel

    init(user: User, name: String) {
        _model = StateObject(wrappedValue: CardModel(user: user, name: name))
    }

    var body: some View { Text("Card") }
}

struct Home: View {
    @State private var user = User(id: 1, name: "Ravi")

    var body: some View {
        Card(user: user, name: user.name).id(user.id)
    }
}
