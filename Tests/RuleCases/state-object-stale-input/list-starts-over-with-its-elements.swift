// An identity of the list covers what its rows are given, and so does one that the caller has chosen for the view

import SwiftUI

struct User: Hashable, Identifiable {
    let id: Int
    var name: String
}

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String) {
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
    @State private var users: [User] = []
    @State private var name = ""
    @State private var round = 0

    var body: some View {
        List(users) { Card(name: $0.name) }.id(users)
        List(users) { Card(name: $0.name) }.id(round)
        Card(name: name).id(round)
        Button("Next") {
            users.append(User(id: round, name: name))
            name += "!"
            round += 1
        }
    }
}
