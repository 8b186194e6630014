// No identity is offered that all rows would share, or that leaves out what the type's own '==' does

import SwiftUI

struct User: Hashable, Identifiable {
    let id: Int
    var name: String

    static func == (left: User, right: User) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class CardModel: ObservableObject {
    @Published var text: String

    init(user: User) {
        text = user.name
    }

    init(title: String) {
        text = title
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(user: User) {
        _model = StateObject(wrappedValue: CardModel(user: user))
    }

    init(title: String) {
        _model = StateObject(wrappedValue: CardModel(title: title))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @State private var users: [User] = []
    @State private var title = ""

    var body: some View {
        ForEach(users) { user in
            Card(user: user)
//                     ^~~~ hint: 'Card' keeps the 'model' created from its first 'user'; reset it with '.id(…)'
            Card(title: title)
//                      ^~~~~ info: 'Card' keeps the 'model' created from its first 'title'; reset it with '.id(…)'
        }
        Button("Next") { title += "!" }
        Button("Rename") { users[0].name = "new" }
    }
}
