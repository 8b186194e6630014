// A modifier of the app's own that is given the value does not tell the object about it, unless its name says so

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String) {
        text = name
    }
}

extension View {
    func marked(with name: String) -> some View { overlay(Text(name)) }
    func onChangeOrStart(of name: String, _ perform: () -> Void) -> some View { self }
}

struct Card: View {
    @StateObject private var model: CardModel
    let name: String

    init(name: String) {
        self.name = name
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text).padding().marked(with: name)
    }
}

struct Line: View {
    @StateObject private var model: CardModel
    let name: String

    init(name: String) {
        self.name = name
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text).padding().onChangeOrStart(of: name) { model.text = name }
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        Card(name: name)
//                 ^~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                 suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        Line(name: name)
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

extension View {
    func marked(with name: String) -> some View { overlay(Text(name)) }
    func onChangeOrStart(of name: String, _ perform: () -> Void) -> some View { self }
}

struct Card: View {
    @StateObject private var model: CardModel
    let name: String

    init(name: String) {
        self.name = name
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text).padding().marked(with: name)
    }
}

struct Line: View {
    @StateObject private var model: CardModel
    let name: String

    init(name: String) {
        self.name = name
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text).padding().onChangeOrStart(of: name) { model.text = name }
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        Card(name: name).id(name)
        Line(name: name)
    }
}
