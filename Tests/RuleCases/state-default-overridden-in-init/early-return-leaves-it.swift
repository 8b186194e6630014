// An early return leaves the state as it is, so that it cannot do without its initial value

import SwiftUI

struct Counter: View {
    let title: String
    @State private var count = 0

    init(title: String?) {
        guard let title else {
            self.title = ""
            return
        }
        count = 4
//      ^~~~~ warning: This assignment is ignored if all other properties are already set; assign to '_count' instead
//      suggested fix: Set '_count' to 'State(initialValue:)', because 'Counter' then starts with '4'
        self.title = title
    }

    var body: some View { Text("\(count) \(title)") }
}
// --- fixed
import SwiftUI

struct Counter: View {
    let title: String
    @State private var count = 0

    init(title: String?) {
        guard let title else {
            self.title = ""
            return
        }
        _count = State(initialValue: 4)
        self.title = title
    }

    var body: some View { Text("\(count) \(title)") }
}
