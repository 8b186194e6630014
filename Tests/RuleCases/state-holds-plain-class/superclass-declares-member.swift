// The superclass declares the member that the view shows, so it has to announce the change

import SwiftUI

class Node {
    var title = ""
}

final class Leaf: Node {}

struct Detail: View {
    @State private var leaf = Leaf()
//                     ^~~~ hint: 'Detail' does not update when 'leaf.title' changes, because the class 'Node' is not @Observable
//                     suggested fix: Mark 'Node' @Observable, because every view that reads from 'Node' then updates when it changes

    var body: some View {
        Button(leaf.title) { leaf.title = "tapped" }
    }
}
// --- fixed
import SwiftUI

@Observable class Node {
    var title = ""
}

final class Leaf: Node {}

struct Detail: View {
    @State private var leaf = Leaf()

    var body: some View {
        Button(leaf.title) { leaf.title = "tapped" }
    }
}
