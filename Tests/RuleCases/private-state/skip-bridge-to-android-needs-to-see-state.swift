// Skip's bridge to Android needs to see the state

import SkipFuseUI
import SwiftUI

struct Counter: View {
    @State var count = 0
//             ^~~~~ warning: Callers of 'Counter' can set 'count', but @State ignores later values; make it private
//             suggested fix: Make 'count' private, because Skip's bridge needs access to the state of 'Counter'

    var body: some View {
        Text("Counter")
    }
}
// --- fixed
import SkipFuseUI
import SwiftUI

struct Counter: View {
    @State private var count = 0

    var body: some View {
        Text("Counter")
    }
}
