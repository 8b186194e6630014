// The only property: there is nothing to come before
// takes fix: 3

import SwiftUI

struct Card: View {
    @State private var count: Int = 0

    init() {
        self.count = 4
//           ^~~~~ warning: This assignment is ignored: 'Card' starts with 0; remove the initial value of 'count'
//           suggested fix: Remove the initial value of 'count', because 'Card' then starts with the value assigned on line 7
//           suggested fix: Set '_count' to 'State(initialValue:)', because 'Card' then starts with '4'
//           suggested fix: Delete the assignment to 'count', because 'Card' may be meant to start with '4'
        print("made")
    }

    var body: some View {
        Text("\(count)")
    }
}
// --- fixed
import SwiftUI

struct Card: View {
    @State private var count: Int = 0

    init() {
        print("made")
    }

    var body: some View {
        Text("\(count)")
    }
}
