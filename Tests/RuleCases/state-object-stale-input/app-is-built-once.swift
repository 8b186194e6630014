// An app is built once

import SwiftUI

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

@main
struct Notes: App {
    let name = "Ravi"

    var body: some Scene {
        WindowGroup {
            Card(name: name)
        }
    }
}
