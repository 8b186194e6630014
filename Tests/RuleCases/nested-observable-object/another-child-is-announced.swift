// The outer object announces the changes of another child, not of this one

import SwiftUI
import Combine

final class Child: ObservableObject {
    @Published var name = ""
}

final class Parent: ObservableObject {
    @Published var first = Child()
    @Published var second = Child()
//                 ^~~~~~ info: 'Home' does not update for changes inside 'second'; pass it to a view that observes it
//                 suggested fix: Forward the changes of 'second', because every change of 'second' then updates every view that observes 'Parent'
    private var changes: AnyCancellable?

    init() {
        changes = first.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

struct Home: View {
    @StateObject private var parent = Parent()
    var body: some View { Text(parent.first.name + parent.second.name) }
}
// --- fixed
import SwiftUI
import Combine

final class Child: ObservableObject {
    @Published var name = ""
}

final class Parent: ObservableObject {
    @Published var first = Child()
    @Published var second = Child()
    private var secondChanges: AnyCancellable?
    private var changes: AnyCancellable?

    init() {
        changes = first.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
        secondChanges = $second.map(\.objectWillChange).switchToLatest().sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

struct Home: View {
    @StateObject private var parent = Parent()
    var body: some View { Text(parent.first.name + parent.second.name) }
}
