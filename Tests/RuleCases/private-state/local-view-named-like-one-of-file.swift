// A local view has the name of one of the file, and its own state is used through a value

import SwiftUI

struct Counter: View {
    @State var count = 0
//             ^~~~~ warning: Callers of 'Counter' can set 'count', but @State ignores later values; make it private
//             safe fix: Make 'count' private
    var body: some View { Button("\(count)") { count += 1 } }
}

@MainActor func tally() -> some View {
    struct Counter: View {
        var count = 0
        var body: some View { Text("\(count)") }
    }
    let counter = Counter(count: 3)
    return Text("\(counter.count)")
}
// --- fixed
import SwiftUI

struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
}

@MainActor func tally() -> some View {
    struct Counter: View {
        var count = 0
        var body: some View { Text("\(count)") }
    }
    let counter = Counter(count: 3)
    return Text("\(counter.count)")
}
