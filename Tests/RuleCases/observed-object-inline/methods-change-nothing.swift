// The object only sends what it is passed, so a new one loses nothing

import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

final class Cart: ObservableObject {
    @Published var items: [String] = []

    func send(_ item: String) { print(item) }
}

struct Root: View {
    @State private var count = 0

    var body: some View {
        Stepper("Count", value: $count)
        CartView(count: count)
    }
}

struct CartView: View {
    let count: Int
    @ObservedObject var cart = Cart()
//                      ^~~~ info: Every update of the parent re-creates 'cart'; keep it with @StateObject
//                      suggested fix: Keep 'cart' with @StateObject and make it private, because 'cart' then stays when 'count' changes
//                      suggested fix: Let the caller own 'cart', because every 'CartView' that 'Root' shows then shares one 'cart'

    var body: some View {
        Button("\(count)") { cart.send("Tea") }
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

    func send(_ item: String) { print(item) }
}

struct Root: View {
    @State private var count = 0

    var body: some View {
        Stepper("Count", value: $count)
        CartView(count: count)
    }
}

struct CartView: View {
    let count: Int
    @StateObject private var cart = Cart()

    var body: some View {
        Button("\(count)") { cart.send("Tea") }
    }
}
