// An object that is passed in, and shown

import SwiftUI

class C: ObservableObject {
    @Published var name = ""
}

class P: ObservableObject {
    let child: C
//      ^~~~~ info: 'V' does not update for changes inside 'child'; pass it to a view that observes it
//      suggested fix: Forward the changes of 'child', because every change of 'child' then updates every view that observes 'P'
    init(child: C, other: C) {
        self.child = child
    }
}

struct V: View {
    @EnvironmentObject private var p: P
    var body: some View { TextField("", text: $p.child.name) }
}
// --- fixed
import SwiftUI
import Combine

class C: ObservableObject {
    @Published var name = ""
}

class P: ObservableObject {
    let child: C
    private var childChanges: AnyCancellable?
    init(child: C, other: C) {
        self.child = child
        childChanges = child.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

struct V: View {
    @EnvironmentObject private var p: P
    var body: some View { TextField("", text: $p.child.name) }
}
