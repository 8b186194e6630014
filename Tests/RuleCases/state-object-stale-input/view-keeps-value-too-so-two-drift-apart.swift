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
//       ^~~~ hint: 'model' never gets later values of 'name', which 'Card' also stores; set it in '.onChange(of: name)'
        self.name = name
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(name + model.text)
    }
}
