// Before the assignment, the initializer uses the view as a whole, which needs all first values

import SwiftUI

struct Method: View {
    @State private var count = 1

    init(names: [String]) {
        prepare()
        count = names.count
//      ^~~~~ warning: This assignment is ignored: 'Method' starts with 1; assign to '_count' instead
//      suggested fix: Set '_count' to 'State(initialValue:)', because 'Method' then starts with 'names.count'
//      suggested fix: Delete the assignment to 'count', because 'Method' may be meant to start with 'names.count'
    }

    func prepare() {}

    var body: some View { Button("\(count)") { count = 2 } }
}

struct Read: View {
    @State private var names = ["a"]
    @State private var count = 1

    init(extra: [String]) {
        print(names.count)
        self.count = extra.count
//           ^~~~~ warning: This assignment is ignored: 'Read' starts with 1; assign to '_count' instead
//           suggested fix: Set '_count' to 'State(initialValue:)', because 'Read' then starts with 'extra.count'
//           suggested fix: Delete the assignment to 'count', because 'Read' may be meant to start with 'extra.count'
    }

    var body: some View { Button("\(count) \(names.count)") { count = 2; names = [] } }
}

struct Passed: View {
    @State private var count = 1

    init(names: [String]) {
        print(self)
        self.count = names.count
//           ^~~~~ warning: This assignment is ignored: 'Passed' starts with 1; assign to '_count' instead
//           suggested fix: Set '_count' to 'State(initialValue:)', because 'Passed' then starts with 'names.count'
//           suggested fix: Delete the assignment to 'count', because 'Passed' may be meant to start with 'names.count'
    }

    var body: some View { Button("\(count)") { count = 2 } }
}
// --- fixed
import SwiftUI

struct Method: View {
    @State private var count = 1

    init(names: [String]) {
        prepare()
        _count = State(initialValue: names.count)
    }

    func prepare() {}

    var body: some View { Button("\(count)") { count = 2 } }
}

struct Read: View {
    @State private var names = ["a"]
    @State private var count = 1

    init(extra: [String]) {
        print(names.count)
        _count = State(initialValue: extra.count)
    }

    var body: some View { Button("\(count) \(names.count)") { count = 2; names = [] } }
}

struct Passed: View {
    @State private var count = 1

    init(names: [String]) {
        print(self)
        _count = State(initialValue: names.count)
    }

    var body: some View { Button("\(count)") { count = 2 } }
}
