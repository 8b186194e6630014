// A reference back, and what is no part of each object

import SwiftUI

class C: ObservableObject {
    @Published var name = ""
}

class P: ObservableObject {
    weak var parent: P?
    unowned let owner: C
    static let shared = C()
    var current: C { P.shared }
    init(owner: C) { self.owner = owner }
}
