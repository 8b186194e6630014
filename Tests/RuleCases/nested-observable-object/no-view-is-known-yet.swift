// No view shows what is inside

import SwiftUI

class C: ObservableObject {
    @Published var name = ""
}

class P: ObservableObject {
    @Published var child = C()
    let other = C()
    @Published var rows: [C] = []

    init() {}
}
