// A function passes on what its call gives it, computed in a constant

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String
    init(text: String) { self.text = text }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(text: String) { _model = StateObject(wrappedValue: CardModel(text: text)) }

    var body: some View { Text(model.text) }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        let title = name.uppercased()
        VStack {
            TextField("Name", text: $name)
            card(for: title)
        }
    }

    private func card(for text: String) -> some View { Card(text: text) }
//                                                                ^~~~ info: 'Card' keeps the 'model' created from its first 'text'; reset it with '.id(…)'
//                                                                suggested fix: Give 'Card' a new identity when 'text' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
}
// --- fixed
import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String
    init(text: String) { self.text = text }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(text: String) { _model = StateObject(wrappedValue: CardModel(text: text)) }

    var body: some View { Text(model.text) }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        let title = name.uppercased()
        VStack {
            TextField("Name", text: $name)
            card(for: title)
        }
    }

    private func card(for text: String) -> some View { Card(text: text).id(text) }
}
