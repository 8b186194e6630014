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
//           ^~~~ hint: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                         ^~~~ hint: 'Card' keeps the 'model' created from its first 'isOn'; reset it with '.id(…)'
        self._model = .init(wrappedValue: CardModel(name: name, isOn: isOn))
    }

    var body: some View {
        Text(model.text)
    }
}
