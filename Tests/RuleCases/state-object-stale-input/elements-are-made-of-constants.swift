// What a static function makes of constants is the same with each update

import SwiftUI

struct User: Identifiable {
    let id: Int
    var name: String

    static func placeholders(count: Int) -> [User] { (0..<count).map { User(id: $0, name: "…") } }
}

final class CardModel: ObservableObject {
    @Published var text: String

    init(user: User) {
        text = user.name
    }
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

struct Names: View {
    @State private var users: [User] = []

    var body: some View {
        Button("Rename") { users[0].name = "new" }
    }
}

struct Home: View {
    @State private var count = 1

    var body: some View {
        ForEach(User.placeholders(count: 3)) { Card(user: $0) }
        ForEach(User.placeholders(count: count)) { Card(user: $0) }
//                                                            ^~ hint: 'Card' keeps the 'model' created from its first 'user'; reset it with '.id(…)'
        Button("More") { count += 1 }
    }
}
