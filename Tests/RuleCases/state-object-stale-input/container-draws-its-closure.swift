// A container of the app's own draws its closure with each update of the view around

import SwiftUI

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

struct Panel<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    var body: some View { content(true) }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        Panel { _ in
            Card(name: name)
//                     ^~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
    }
}
// --- fixed
import SwiftUI

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

struct Panel<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    var body: some View { content(true) }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        Panel { _ in
            Card(name: name).id(name)
        }
    }
}
