// Two parameters, one with another label

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
        text = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(for name: String, isOn: Bool, title: String) {
//           ^~~~ info: 'model' is built from the first 'name' that 'Card' is given and never sees a later one
//                         ^~~~ info: 'model' is built from the first 'isOn' that 'Card' is given and never sees a later one
        self._model = .init(wrappedValue: CardModel(name: name, isOn: isOn))
    }

    var body: some View {
        Text(model.text)
    }
}
