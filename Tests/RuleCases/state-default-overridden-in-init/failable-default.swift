// A default value from a failable initializer is an optional, so its type cannot be written from the call

import SwiftUI

enum Mode: String {
    case list, grid
}

struct Options: View {
    @State private var count = Int("3")
    @State private var mode = Mode(rawValue: "list")

    init(start: Int?, mode: Mode?) {
        count = start
//      ^~~~~ warning: This assignment is ignored: 'Options' starts with Int("3"); remove the initial value of 'count'
//      suggested fix: Set '_count' to 'State(initialValue:)', because 'Options' then starts with 'start'
//      suggested fix: Delete the assignment to 'count', because 'Options' may be meant to start with 'start'
        self.mode = mode
//           ^~~~ warning: This assignment is ignored: 'Options' starts with its initial value; remove the initial value of 'mode'
//           suggested fix: Set '_mode' to 'State(initialValue:)', because 'Options' then starts with 'mode'
//           suggested fix: Delete the assignment to 'mode', because 'Options' may be meant to start with 'mode'
    }

    var body: some View {
        Text("\(count ?? 0) \(mode?.rawValue ?? "")")
    }
}
// --- fixed
import SwiftUI

enum Mode: String {
    case list, grid
}

struct Options: View {
    @State private var count = Int("3")
    @State private var mode = Mode(rawValue: "list")

    init(start: Int?, mode: Mode?) {
        _count = State(initialValue: start)
        _mode = State(initialValue: mode)
    }

    var body: some View {
        Text("\(count ?? 0) \(mode?.rawValue ?? "")")
    }
}
