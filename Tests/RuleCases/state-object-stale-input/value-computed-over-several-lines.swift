// A value that is computed over several lines is called by the name it comes from

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
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
    @State private var title = "Dr"

    private func rename() { title = "Prof" }

    var body: some View {
        Card(name: title
// ^20..<+1:21 info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
// suggested fix: Give 'Card' a new identity when 'title' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
            + "Ravi")
    }
}
// --- fixed
import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
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
    @State private var title = "Dr"

    private func rename() { title = "Prof" }

    var body: some View {
        Card(name: title
            + "Ravi").id(title
            + "Ravi")
    }
}
