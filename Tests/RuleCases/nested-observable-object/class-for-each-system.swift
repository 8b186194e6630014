// A class that is declared again for each system is one class

import SwiftUI

#if os(iOS)
class Child: ObservableObject {
    @Published var name = "phone"
}
#else
class Child: ObservableObject {
    @Published var name = "mac"
}
#endif

class Parent: ObservableObject {
    @Published var child = Child()
//                 ^~~~~ info: 'Home' does not update for changes inside 'child'; pass it to a view that observes it
//                 suggested fix: Forward the changes of 'child', because every change of 'child' then updates every view that observes 'Parent'
}

struct Home: View {
    @ObservedObject var parent: Parent
    var body: some View { Text(parent.child.name) }
}
// --- fixed
import SwiftUI
import Combine

#if os(iOS)
class Child: ObservableObject {
    @Published var name = "phone"
}
#else
class Child: ObservableObject {
    @Published var name = "mac"
}
#endif

class Parent: ObservableObject {
    @Published var child = Child()
    private var childChanges: AnyCancellable?

    init() {
        childChanges = $child.map(\.objectWillChange).switchToLatest().sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

struct Home: View {
    @ObservedObject var parent: Parent
    var body: some View { Text(parent.child.name) }
}
