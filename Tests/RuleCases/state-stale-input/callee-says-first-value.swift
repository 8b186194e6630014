// What is called says that it is a first value, or the value may come from elsewhere

import SwiftUI

struct Offer {
    var price: Int

    func makeInitialOffer() -> Offer { self }
}

struct Paywall: View {
    @State private var offer: Offer

    init(content: Offer) {
        _offer = State(initialValue: content.makeInitialOffer())
    }

    init(cached: Offer) {
        let initialOffer = cached
        _offer = State(initialValue: initialOffer)
    }

    init(known: Offer?) {
        _offer = State(initialValue: known ?? Self.load())
    }

    private static func load() -> Offer { Offer(price: 0) }

    var body: some View {
        Stepper("Price", value: $offer.price)
    }
}
