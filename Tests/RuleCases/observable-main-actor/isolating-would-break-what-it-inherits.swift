// Isolated members would no longer do for what the class inherits, or are isolated already
// built with: default isolation nonisolated

import SwiftUI

class Base { func reload() {} }
protocol Loading { func load() async }
protocol Counting { func count() }

@Observable final class Heir: Base {
    var n = 0
    func load() async { n = 1 }
}

@Observable final class Loader: Loading {
//                      ^~~~~~ info: 'Loader' may change on another thread while views read it; isolate it with @MainActor
//                      suggested fix: Isolate 'Loader' to the main actor, because code outside the main actor can then use 'Loader' only with 'await'
    var n = 0
    func load() async { n = 1 }
}

@Observable final class Order: Equatable {
    var n = 0
    func load() async { n = 1 }
    static func == (left: Order, right: Order) -> Bool { left === right }
}

@Observable final class Isolated {
    @MainActor var n = 0
    @MainActor func load() async { n = 1 }
}

struct Card: View {
    let heir: Heir
    let loader: Loader
    let order: Order
    let isolated: Isolated
    var body: some View { Text("\(heir.n) \(loader.n) \(order.n) \(isolated.n)") }
}
// --- fixed
import SwiftUI

class Base { func reload() {} }
protocol Loading { func load() async }
protocol Counting { func count() }

@Observable final class Heir: Base {
    var n = 0
    func load() async { n = 1 }
}

@MainActor @Observable final class Loader: Loading {
    var n = 0
    func load() async { n = 1 }
}

@Observable final class Order: Equatable {
    var n = 0
    func load() async { n = 1 }
    static func == (left: Order, right: Order) -> Bool { left === right }
}

@Observable final class Isolated {
    @MainActor var n = 0
    @MainActor func load() async { n = 1 }
}

struct Card: View {
    let heir: Heir
    let loader: Loader
    let order: Order
    let isolated: Isolated
    var body: some View { Text("\(heir.n) \(loader.n) \(order.n) \(isolated.n)") }
}
