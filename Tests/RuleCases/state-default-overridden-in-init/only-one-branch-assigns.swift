// Only one branch assigns it

import SwiftUI

struct Card: View {
    @State private var count = 0
    let title: String

    init(isFull: Bool, title: String) {
        if isFull {
            count = 10
//          ^~~~~ warning: 'count' has an initial value, so assigning to it before 'title' will not compile with Xcode 27
//          suggested fix: Set '_count' to 'State(initialValue:)', because the initial value of 'count' is then unused
        }
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
// --- fixed
import SwiftUI

struct Card: View {
    @State private var count = 0
    let title: String

    init(isFull: Bool, title: String) {
        if isFull {
            _count = State(initialValue: 10)
        }
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
