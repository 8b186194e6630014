// The outer object has an initializer, and the inner one is optional

import SwiftUI

class C: ObservableObject {
    @Published var name = ""
}

class P: ObservableObject {
    @Published var child: C?
//                 ^~~~~ info: 'V' does not update for changes inside 'child'; pass it to a view that observes it
//                 suggested fix: Forward the changes of 'child', because every change of 'child' then updates every view that observes 'P'

    init(name: String) {
        child = C()
        print(name)
    }
}

struct V: View {
    @StateObject private var p = P(name: "")

    var body: some View { VStack { header } }
}

extension V {
    var header: some View { Text(p.child?.name ?? "") }
}
// --- fixed
import SwiftUI
import Combine

class C: ObservableObject {
    @Published var name = ""
}

class P: ObservableObject {
    @Published var child: C?
    private var childChanges: AnyCancellable?

    init(name: String) {
        child = C()
        print(name)
        childChanges = $child.compactMap { $0?.objectWillChange }.switchToLatest().sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

struct V: View {
    @StateObject private var p = P(name: "")

    var body: some View { VStack { header } }
}

extension V {
    var header: some View { Text(p.child?.name ?? "") }
}
