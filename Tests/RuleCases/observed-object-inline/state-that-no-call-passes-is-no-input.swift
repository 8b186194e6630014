// State that a caller could set, but none does, doesn't make two values of the view different
// also reported by: private-state

import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

final class Cart: ObservableObject {
    @Published var items: [String] = []
}

struct Root: View {
    @State private var name = ""

    var body: some View {
        VStack {
            Text(name)
            TextField("Name", text: $name)
            Tabs()
        }
    }
}

struct Tabs: View {
    @State var selected = 0

    var body: some View {
        TabView(selection: $selected) {
            CartView().tag(0)
            Text("More").tag(1)
        }
    }
}

struct CartView: View {
    @ObservedObject var cart = Cart()
//                      ^~~~ hint: 'cart' survives only because 'CartView' isn't created again while it is shown; keep it with @StateObject
//                      safe fix: Keep 'cart' with @StateObject and make it private
//                      suggested fix: Let the caller own 'cart', because every 'CartView' that 'Tabs' shows then shares one 'cart'

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
    @State private var name = ""

    var body: some View {
        VStack {
            Text(name)
            TextField("Name", text: $name)
            Tabs()
        }
    }
}

struct Tabs: View {
    @State var selected = 0

    var body: some View {
        TabView(selection: $selected) {
            CartView().tag(0)
            Text("More").tag(1)
        }
    }
}

struct CartView: View {
    @StateObject private var cart = Cart()

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append("Tea") }
    }
}
