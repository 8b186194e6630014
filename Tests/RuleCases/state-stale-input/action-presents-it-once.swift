// An action presents the view once, so nothing gives it another value later

import SwiftUI

struct Card: View {
    @State private var text: String

    init(name: String) {
        _text = State(initialValue: name)
    }

    var body: some View {
        Text(text)
    }
}

final class Presenter {
    static let shared = Presenter()
    func present(content: @escaping () -> some View) {}
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        Button("Show") {
            Presenter.shared.present { Card(name: name) }
        }
    }
}
