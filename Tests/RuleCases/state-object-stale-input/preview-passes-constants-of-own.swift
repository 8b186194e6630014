// A preview passes constants of its own: no call of the app is known

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

struct Card_Previews: PreviewProvider {
    static let name = "Ravi"

    static var previews: some View {
        let name = Self.name
        return Card(name: name)
    }
}
