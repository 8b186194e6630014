// The outer object is an argument of the wrapper

import SwiftUI

final class Inner: ObservableObject {
    @Published var count = 0
    func add() { count += 1 }
}

final class Outer: ObservableObject {
    let inner = Inner()
//      ^~~~~ info: 'Home' does not update for changes inside 'inner'; pass it to a view that observes it
//      suggested fix: Forward the changes of 'inner', because every change of 'inner' then updates every view that observes 'Outer'
    @Published var title = ""
}

struct Home: View {
    @StateObject(wrappedValue: Outer()) private var outer

    var body: some View { Button("\(outer.inner.count)") { outer.inner.add() } }
}
// --- fixed
import SwiftUI
import Combine

final class Inner: ObservableObject {
    @Published var count = 0
    func add() { count += 1 }
}

final class Outer: ObservableObject {
    let inner = Inner()
    private var innerChanges: AnyCancellable?

    init() {
        innerChanges = inner.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
    @Published var title = ""
}

struct Home: View {
    @StateObject(wrappedValue: Outer()) private var outer

    var body: some View { Button("\(outer.inner.count)") { outer.inner.add() } }
}
