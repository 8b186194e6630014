// An object that is only what it is given needs no identity, because the view could take it as it is

import SwiftUI

struct User: Identifiable {
    let id: Int
    var name: String
}

final class CardModel: ObservableObject {
    var name: String

    init(name: String) {
        self.name = name
    }
}

struct Card: View {
    @StateObject var model: CardModel

    var body: some View {
        Text(model.name)
    }
}

struct Home: View {
    let users: [User]

    var body: some View {
        ForEach(users) { user in
            Card(model: CardModel(name: user.name))
//                                      ^~~~~~~~~ hint: 'Card' keeps the 'model' created from its first 'name'; it never changes, so use a plain 'let'
        }
    }
}
