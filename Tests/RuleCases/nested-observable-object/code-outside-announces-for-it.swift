// Another object changes the inner object through the outer one, and announces the change for it

import SwiftUI

final class Card: ObservableObject {
    @Published var number = ""

    func update(_ number: String) { self.number = number }
}

final class Checkout: ObservableObject {
    let card = Card()
    @Published var step = 0
}

final class Editor: ObservableObject {
    @Published var number = ""
    private weak var checkout: Checkout?

    init(checkout: Checkout) { self.checkout = checkout }

    func save() {
        checkout?.card.update(number)
        redraw()
    }

    private func redraw() { checkout?.objectWillChange.send() }
}

struct Review: View {
    @ObservedObject var checkout: Checkout

    var body: some View { Text(checkout.card.number) }
}
