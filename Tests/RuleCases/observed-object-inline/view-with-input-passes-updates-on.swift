// The view that creates the row has an input that changes, so SwiftUI evaluates it again

import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

final class Cart: ObservableObject {
    @Published var items: [String] = []
}

struct Root: View {
    @State private var isOpen = false

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        Home(isOpen: isOpen)
    }
}

struct Home: View {
    let isOpen: Bool

    var body: some View { CartView().disabled(!isOpen) }
}

struct CartView: View {
    @ObservedObject var cart = Cart()
//                      ^~~~ warning: Every update of the parent re-creates 'cart' and loses its state; keep it with @StateObject
//                      safe fix: Keep 'cart' with @StateObject and make it private
//                      suggested fix: Let the caller own 'cart', because every 'CartView' that 'Home' shows then shares one 'cart'

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

final class Cart: ObservableObject {
    @Published var items: [String] = []
}

struct Root: View {
    @State private var isOpen = false

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        Home(isOpen: isOpen)
    }
}

struct Home: View {
    let isOpen: Bool

    var body: some View { CartView().disabled(!isOpen) }
}

struct CartView: View {
    @StateObject private var cart = Cart()

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append("Tea") }
    }
}
