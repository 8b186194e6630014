// Another initializer relies on the initial value
// also reported by: state-stale-input

import SwiftUI

struct Card: View {
    @State private var count = 0
    let title: String

    init(count: Int, title: String) {
        self.count = count
//           ^~~~~ warning: Xcode 27 rejects assigning 'count' before 'title' is set; assign to '_count' instead
//           suggested fix: Set '_count' to 'State(initialValue:)', because the initial value of 'count' is then unused
        self.title = title
    }

    init(title: String) {
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

    init(count: Int, title: String) {
        _count = State(initialValue: count)
        self.title = title
    }

    init(title: String) {
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
