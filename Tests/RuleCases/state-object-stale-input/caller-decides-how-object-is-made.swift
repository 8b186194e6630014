// The caller decides how the object is made

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

    init(_ makeModel: @escaping (EnvironmentValues) -> CardModel) {
        _model = EnvironmentStateObject(makeModel)
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Card { _ in CardModel(name: name) }
    }
}
