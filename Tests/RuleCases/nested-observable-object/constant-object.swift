// A constant object

import SwiftUI

class C: ObservableObject {
    @Published var name = ""
}

class P: ObservableObject {
    let child = C()
//      ^~~~~ info: Changes inside 'child' do not reach observers of 'P'
//      suggested fix: Announce the changes of 'child', because all that observes 'P' is then drawn again with every change of 'child'
}
// --- fixed
import SwiftUI
import Combine

class C: ObservableObject {
    @Published var name = ""
}

class P: ObservableObject {
    let child = C()
    private var childChanges: AnyCancellable?

    init() {
        childChanges = child.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}
