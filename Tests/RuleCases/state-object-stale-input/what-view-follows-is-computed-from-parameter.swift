// What the view follows is computed from the parameter

import SwiftUI

final class CardModel: ObservableObject {
    init(name: String) {}

    func load(_ name: String) {}
}

struct Card: View {
    let name: String
    @StateObject private var model: CardModel

    init(name: String) {
        self.name = name
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    private var shownName: String { name.uppercased() }

    var body: some View {
        Text(shownName).task(id: shownName) {
            model.load(shownName)
        }
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Card(name: name)
    }
}
