// The view tells its object about later values

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String) {
        text = name
    }
}

struct Card: View {
    let name: String
    @StateObject private var model: CardModel

    init(name: String) {
        self.name = name
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text).onChange(of: name) { name in
            model.text = name
        }
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Card(name: name)
    }
}
