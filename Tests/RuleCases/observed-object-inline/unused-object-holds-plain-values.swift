// Nothing can change an unused object that holds only values

import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

final class Cart: ObservableObject {
    @Published var items: [String] = []
    var title = ""
    let limit: Int = 3
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
//                      ^~~~ info: 'CartView' never uses 'cart', which every update of the parent re-creates; delete it
//                      suggested fix: Delete 'cart', because 'cart' may keep something alive on purpose

    var body: some View { Text("\(count)") }
}
// --- fixed
import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

final class Cart: ObservableObject {
    @Published var items: [String] = []
    var title = ""
    let limit: Int = 3
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

    var body: some View { Text("\(count)") }
}
