// Each branch creates the object for the constant

import SwiftUI

final class Model: ObservableObject {
    init(isMock: Bool = false) {}
}

struct Card: View {
    @StateObject private var model: Model

    init(isMock: Bool) {
        let model: Model
//          ^~~~~ warning: Every update of the parent creates this local 'model' and discards it; create it in StateObject(wrappedValue:)
        if isMock { model = Model(isMock: true) } else { model = Model() }
        _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text("Card") }
}
