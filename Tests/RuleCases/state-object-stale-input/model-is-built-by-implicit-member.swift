// The object is built by an implicit member, from a copy of the parameter

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String
    init(text: String) { self.text = text }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(text: String) { 
        let copy = text
        _model = .init(wrappedValue: .init(text: copy))
     }

    var body: some View { Text(model.text) }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Card(text: name)
//                     ^~~~ info: 'Card' keeps the 'model' created from its first 'text'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
    }
}
// --- fixed
import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String
    init(text: String) { self.text = text }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(text: String) { 
        let copy = text
        _model = .init(wrappedValue: .init(text: copy))
     }

    var body: some View { Text(model.text) }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Card(text: name).id(name)
        }
    }
}
