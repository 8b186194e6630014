// Identified by the value's own identity

import SwiftUI

struct User: Identifiable {
    let id: Int
    var name: String
}

final class CardModel: ObservableObject {
    init(user: User) {}
}

struct Card: View {
    @StateObject private var model: CardModel

    init(user: User) {
        _model = StateObject(wrappedValue: CardModel(user: user))
    }

    var body: some View {
        Text("Card")
    }
}

struct Home: View {
    @State private var user = User(id: 1, name: "Ravi")

    var body: some View {
        Card(user: user).id(user.id)
    }
}
