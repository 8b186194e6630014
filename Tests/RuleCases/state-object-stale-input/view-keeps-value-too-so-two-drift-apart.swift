// The view keeps the value too, so the two drift apart

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
        text = name
    }
}

struct Card: View {
    let name: String
    @StateObject private var model: CardModel

    init(name: String) {
//       ^~~~ info: 'model' is built from the first 'name' that 'Card' is given and never sees a later one
        self.name = name
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(name + model.text)
    }
}
