// A static function creates the object

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

    var body: some View {
        TextField("Search", text: $query)
        Counter().environment(Cart.make())
//                            ^~~~~~~~~~~ info: Every update of 'Home' re-creates this 'Cart' and loses its state; keep it with @State
//                            suggested fix: Keep the 'Cart' with @State, because the views below then share one 'Cart' as long as 'Home' exists
        Counter().environment(Cart.shared)
    }
}
// --- fixed
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
    @State private var cart = Cart.make()

    var body: some View {
        TextField("Search", text: $query)
        Counter().environment(cart)
        Counter().environment(Cart.shared)
    }
}
