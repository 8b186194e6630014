// Nothing uses the property, so it should not become a published one

import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { CartView() } }
}

final class Cart: ObservableObject {
    @Published var items: [Int] = []
    @State var total: Int? = nil
//             ^~~~~ info: 'Cart' is not a view, so @State does not work, and nothing uses 'total'; delete it
//             suggested fix: Delete 'total', because code that is not written yet may use 'total'
    @StateObject var other = Wishes()
//                   ^~~~~ info: 'Cart' is not a view, so @StateObject does not work, and nothing uses 'other'; delete it
//                   suggested fix: Delete 'other', because 'other' may keep something alive on purpose
    @FocusState var isFocused: Bool
//                  ^~~~~~~~~ info: 'Cart' is not a view, so @FocusState does not work, and nothing uses 'isFocused'; delete it
//                  suggested fix: Delete 'isFocused', because code that is not written yet may use 'isFocused'
}

final class Wishes: ObservableObject {
    @Published var items: [Int] = []
}

final class Storage {
    @EnvironmentObject var wishes: Wishes
//                         ^~~~~~ info: 'Storage' is not a view, so @EnvironmentObject does not work, and nothing uses 'wishes'; delete it
//                         suggested fix: Delete 'wishes', because code that is not written yet may use 'wishes'
}

struct CartView: View {
    @StateObject private var cart = Cart()
    private let storage = Storage()

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append(1) }
    }
}
// --- fixed
import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { CartView() } }
}

final class Cart: ObservableObject {
    @Published var items: [Int] = []
}

final class Wishes: ObservableObject {
    @Published var items: [Int] = []
}

final class Storage {
}

struct CartView: View {
    @StateObject private var cart = Cart()
    private let storage = Storage()

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append(1) }
    }
}
