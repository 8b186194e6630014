// A step that views of an @Observable model never show

import Observation
import SwiftUI

@main
struct Sample: App {
    @State private var order = Order()

    var body: some Scene { WindowGroup { OrderView(order: order) } }
}

@Observable final class Order {
    var items: [String] = []
    private(set) var step = 0
//                   ^~~~ info: 'Order' sets 'step' but nothing reads it; show it or delete it
    @ObservationIgnored private var saves = 0

    func add(_ item: String) {
        items.append(item)
        step = items.count
        saves = items.count
    }
}

struct OrderView: View {
    let order: Order

    var body: some View {
        Button("\(order.items.count)") { order.add("Tea") }
    }
}
