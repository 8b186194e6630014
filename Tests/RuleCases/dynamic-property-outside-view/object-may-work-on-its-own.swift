// Other code may rely on the object that is created for a property that nothing uses

import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { CartView() } }
}

final class Sync: ObservableObject {
    @Published var count = 0
    init() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 } }
}

final class Cart: ObservableObject {
    @Published var total = 0
    @ObservedObject var sync = Sync()
//                      ^~~~ info: 'Cart' is not a view, so @ObservedObject triggers no updates when 'sync' changes; remove the attribute
}

struct CartView: View {
    @StateObject private var cart = Cart()

    var body: some View {
        Button("\(cart.total)") { cart.total += 1 }
    }
}
