// Behind a branch that may have set everything

import SwiftUI

struct Card: View {
    @State private var count = 0
    let title: String

    init(isFull: Bool) {
        if isFull {
            title = "full"
            count = makeCount()
//          ^~~~~ warning: This assignment is ignored if all other properties are already set; assign to '_count' instead
//          suggested fix: Set '_count' to 'State(initialValue:)', because 'Card' then starts with 'makeCount()'
        } else {
            title = "empty"
        }
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}

func makeCount() -> Int { 4 }
// --- fixed
import SwiftUI

struct Card: View {
    @State private var count = 0
    let title: String

    init(isFull: Bool) {
        if isFull {
            title = "full"
            _count = State(initialValue: makeCount())
        } else {
            title = "empty"
        }
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}

func makeCount() -> Int { 4 }
