// The storage takes the value wherever the assignment stands
// takes fix: 2

import SwiftUI

struct Card: View {
    @State private var count = 0

    init(count: Int) {
        self.count = count
//           ^~~~~ warning: This assignment is ignored: 'Card' starts with 0; remove the initial value of 'count'
//           suggested fix: Remove the initial value of 'count', because 'Card' then starts with the value assigned on line 7
//           suggested fix: Set '_count' to 'State(initialValue:)', because 'Card' then starts with 'count'
//           suggested fix: Delete the assignment to 'count', because 'Card' may be meant to start with 'count'
    }

    var body: some View {
        Text("\(count)")
    }
}
// --- fixed
import SwiftUI

struct Card: View {
    @State private var count = 0

    init(count: Int) {
        _count = State(initialValue: count)
    }

    var body: some View {
        Text("\(count)")
    }
}
