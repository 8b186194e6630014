// The view that creates the row takes no inputs, so SwiftUI never evaluates it again

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
        if isOpen { Home() }
    }
}

struct Home: View {
    var body: some View { CartView() }
}

// Nothing shows this view.
struct OldHome: View {
    let count: Int

    var body: some View { CartView() }
}

struct CartView: View {
    @ObservedObject var cart = Cart()
//                      ^~~~ hint: 'cart' survives only because 'CartView' isn't created again while it is shown; keep it with @StateObject
//                      safe fix: Keep 'cart' with @StateObject and make it private
//                      suggested fix: Let the caller own 'cart', because every 'CartView' that 'Home' or 'OldHome' shows then shares one 'cart'

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
        if isOpen { Home() }
    }
}

struct Home: View {
    var body: some View { CartView() }
}

// Nothing shows this view.
struct OldHome: View {
    let count: Int

    var body: some View { CartView() }
}

struct CartView: View {
    @StateObject private var cart = Cart()

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append("Tea") }
    }
}
