// Code that announces the outer object's changes does not use the inner object, and a view only listens

// --- Example.swift
import Combine
import SwiftUI

final class Card: ObservableObject {
    @Published var number = ""

    func update(_ number: String) { self.number = number }
}

final class Checkout: ObservableObject {
    let card = Card()
//      ^~~~ info: 'Review' does not update for changes inside 'card'; pass it to a view that observes it
//      suggested fix: Forward the changes of 'card', because every change of 'card' then updates every view that observes 'Checkout'
    var total = 0
}

// --- Editor.swift
import SwiftUI

final class Editor {
    private weak var checkout: Checkout?

    init(checkout: Checkout) { self.checkout = checkout }

    func save() {
        checkout?.total = 1
        checkout?.objectWillChange.send()
    }
}

// --- Review.swift
import SwiftUI

struct Review: View {
    @ObservedObject var checkout: Checkout
    @State private var changes = 0

    var body: some View {
        Text(checkout.card.number)
            .onReceive(checkout.objectWillChange) { _ in changes += 1 }
            .onTapGesture { checkout.card.update("1") }
    }
}
// --- fixed Example.swift
import Combine
import SwiftUI

final class Card: ObservableObject {
    @Published var number = ""

    func update(_ number: String) { self.number = number }
}

final class Checkout: ObservableObject {
    let card = Card()
    private var cardChanges: AnyCancellable?

    init() {
        cardChanges = card.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
    var total = 0
}

