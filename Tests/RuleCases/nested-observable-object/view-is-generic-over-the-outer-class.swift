// A view is generic over a class whose objects hold another object, so it reads that class's members

import SwiftUI

final class Cart: ObservableObject {
    @Published var count = 0
    func add() { count += 1 }
}

class Coordinator: ObservableObject {
    @Published var title = ""
    let cart = Cart()
//      ^~~~ info: 'CoordinatorView' does not update for changes inside 'cart'; pass it to a view that observes it
//      suggested fix: Forward the changes of 'cart', because every change of 'cart' then updates every view that observes 'Coordinator'
}

struct CoordinatorView<C: Coordinator>: View {
    @ObservedObject var coordinator: C

    var body: some View {
        Button(coordinator.title) { coordinator.cart.add() }
        Text("\(coordinator.cart.count)")
    }
}
// --- fixed
import SwiftUI
import Combine

final class Cart: ObservableObject {
    @Published var count = 0
    func add() { count += 1 }
}

class Coordinator: ObservableObject {
    @Published var title = ""
    let cart = Cart()
    private var cartChanges: AnyCancellable?

    init() {
        cartChanges = cart.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

struct CoordinatorView<C: Coordinator>: View {
    @ObservedObject var coordinator: C

    var body: some View {
        Button(coordinator.title) { coordinator.cart.add() }
        Text("\(coordinator.cart.count)")
    }
}
