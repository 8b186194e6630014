// The object's own initial value needs nothing from outside
// also reported by: input-copied-on-appear

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
        text = name
    }
}

struct Card: View {
    let name: String
    @StateObject private var model = CardModel(name: "")

    var body: some View {
        Text(name + model.text).onAppear { model.text = name }
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Card(name: name)
    }
}
