// The function draws an element that its list identifies by its value

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
    let names: [String]

    var body: some View {
        ForEach(names, id: \.self) { name in
            row(name)
        }
    }

    private func row(_ name: String) -> some View { Card(text: name) }
}
