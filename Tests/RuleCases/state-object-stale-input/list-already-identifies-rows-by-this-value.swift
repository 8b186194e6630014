// A list already identifies its rows by this value

import SwiftUI

struct User: Identifiable {
    let id: Int
    var name: String
}

final class CardModel: ObservableObject {
    init(userID: Int) {}
}

struct Card: View {
    @StateObject private var model: CardModel

    init(userID: Int) {
        _model = StateObject(wrappedValue: CardModel(userID: userID))
    }

    var body: some View {
        Text("Card")
    }
}

struct Home: View {
    let users: [User]

    var body: some View {
        ForEach(users) { user in
            Card(userID: user.id)
        }
    }
}
