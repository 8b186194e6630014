// A controller builds its root view once

import SwiftUI
import WatchKit

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
        text = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String) {
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text)
    }
}

final class Host: WKHostingController<Card> {
    let name = "Ravi"

    override var body: Card { Card(name: name) }
}
