// Assigned last, the value goes nowhere
// takes fix: 3

import SwiftUI

struct Card: View {
    let title: String
    @State private var count = 0

    init(title: String) {
        self.title = title
        count = 4
//      ^~~~~ warning: This assignment is ignored: 'Card' starts with 0; remove the initial value of 'count'
//      suggested fix: Remove the initial value of 'count', because 'Card' then starts with the value assigned on line 9
//      suggested fix: Set '_count' to 'State(initialValue:)', because 'Card' then starts with '4'
//      suggested fix: Delete the assignment to 'count', because 'Card' may be meant to start with '4'
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
// --- fixed
import SwiftUI

struct Card: View {
    let title: String
    @State private var count = 0

    init(title: String) {
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
