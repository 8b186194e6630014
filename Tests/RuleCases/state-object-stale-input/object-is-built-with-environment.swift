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
//       ^~~~ info: 'model' is built from the first 'name' that 'Card' is given and never sees a later one
        _model = EnvironmentStateObject { environment in
            CardModel(name: name, isOn: environment.isEnabled)
        }
    }

    var body: some View {
        Text(model.text)
    }
}
