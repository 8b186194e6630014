// The same label belongs to another type's initializer

import SwiftUI

struct Counter: View {
    @State var count = 0
//             ^~~~~ warning: Callers of 'Counter' can set 'count', but @State ignores later values; make it private
//             safe fix: Make 'count' private

    var body: some View {
        Tally(count: count)
    }
}

struct Tally: View {
    let count: Int

    var body: some View {
        Text("\(count)")
    }
}
// --- fixed
import SwiftUI

struct Counter: View {
    @State private var count = 0

    var body: some View {
        Tally(count: count)
    }
}

struct Tally: View {
    let count: Int

    var body: some View {
        Text("\(count)")
    }
}
