// An object that is built with the environment

import GRDBQuery
import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
        text = name
    }
}

struct Card: View {
    @EnvironmentStateObject private var model: CardModel

    init(name: String) {
//       ^~~~ hint: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
        _model = EnvironmentStateObject { environment in
            CardModel(name: name, isOn: environment.isEnabled)
        }
    }

    var body: some View {
        Text(model.text)
    }
}
