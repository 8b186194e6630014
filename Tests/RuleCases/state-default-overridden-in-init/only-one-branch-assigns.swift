// Only one branch assigns it

import SwiftUI

struct Card: View {
    @State private var count = 0
    let title: String

    init(isFull: Bool, title: String) {
        if isFull {
            count = 10
//          ^~~~~ warning: Xcode 27 rejects assigning 'count' before 'title' is set; assign to '_count' instead
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
