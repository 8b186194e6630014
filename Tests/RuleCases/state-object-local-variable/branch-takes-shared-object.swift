// One branch takes an object that stays

import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
}

struct Card: View {
    @StateObject private var model: Model

    init(isShared: Bool) {
        let model: Model
        if isShared { model = .shared } else { model = Model() }
        _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text("Card") }
}
