// Only the value that selects the branch updates the view that creates the row

import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

enum Phase { case login, shop }

final class Cart: ObservableObject {
    @Published var items: [String] = []
}

struct Root: View {
    @State private var phase = Phase.login

    var body: some View {
        switch phase {
        case .login: Button("Log in") { phase = .shop }
        case .shop: CartView()
        }
    }
}

struct CartView: View {
    @ObservedObject var cart = Cart()
//                      ^~~~ hint: 'cart' survives only because 'CartView' isn't created again while it is shown; keep it with @StateObject
//                      safe fix: Keep 'cart' with @StateObject and make it private
//                      suggested fix: Let the caller own 'cart', because every 'CartView' that 'Root' shows then shares one 'cart'

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append("Tea") }
    }
}
// --- fixed
import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

enum Phase { case login, shop }

final class Cart: ObservableObject {
    @Published var items: [String] = []
}

struct Root: View {
    @State private var phase = Phase.login

    var body: some View {
        switch phase {
        case .login: Button("Log in") { phase = .shop }
        case .shop: CartView()
        }
    }
}

struct CartView: View {
    @StateObject private var cart = Cart()

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append("Tea") }
    }
}
