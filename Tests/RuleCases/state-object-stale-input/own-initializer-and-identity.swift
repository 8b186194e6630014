// The identity comes with the value, or the view follows the value that its own initializer builds the object from

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String) {
        text = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel
    private let name: String

    init(name: String) {
        self.init(name: name, model: CardModel(name: name))
    }

    private init(name: String, model: CardModel) {
        self.name = name
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text(model.text)
            .onChange(of: name) { model.text = name }
    }
}

struct Plain: View {
    @StateObject private var model: CardModel

    init(name: String) {
        self.init(model: CardModel(name: name))
    }

    private init(model: CardModel) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        Card(name: name)
        Plain(name: name).id(name)
    }
}
