// A destination for a pushed value

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
    var body: some View {
        NavigationStack {
            Text("Home").navigationDestination(for: String.self) { name in
                Card(name: name)
            }
        }
    }
}
