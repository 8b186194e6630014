// An optional starts as nil without a word

import SwiftUI

struct Card: View {
    @State private var count: Int?

    init(count: Int) {
        self.count = count
//           ^~~~~ warning: This assignment is ignored: 'Card' starts with nil; assign to '_count' instead
//           suggested fix: Set '_count' to 'State(initialValue:)', because 'Card' then starts with 'count'
//           suggested fix: Delete the assignment to 'count', because 'Card' may be meant to start with 'count'
    }

    var body: some View {
        Text("\(count ?? 0)")
    }
}
// --- fixed
import SwiftUI

struct Card: View {
    @State private var count: Int?

    init(count: Int) {
        _count = State(initialValue: count)
    }

    var body: some View {
        Text("\(count ?? 0)")
    }
}
