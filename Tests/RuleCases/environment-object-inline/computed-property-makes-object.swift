// A computed property creates the object on each read

import SwiftUI

@Observable final class Cart {
    var count = 0
    static let shared = Cart()
    static func make() -> Cart { Cart() }
}

struct Counter: View {
    @Environment(Cart.self) private var cart
    var body: some View { Button("\(cart.count)") { cart.count += 1 } }
}

struct Home: View {
    @State private var query = ""
    private var ownCart: Cart { Cart() }

    var body: some View {
        TextField("Search", text: $query)
        Counter().environment(ownCart)
//                            ^~~~~~~ hint: Every update of 'Home' re-creates this 'Cart' and loses its state; keep it with @State
        Counter().environment(Cart.shared)
    }
}
