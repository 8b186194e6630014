// An optional that is assigned before another property
// also reported by: state-stale-input

import SwiftUI

struct Card: View {
    @SwiftUI.State private var count: Int?
    let title: String

    init(count: Int, title: String) {
        self.count = count
//           ^~~~~ warning: 'count' has an initial value, which this assignment replaces only as long as 'title' is set later
//           suggested fix: Set '_count' to 'State(initialValue:)', because the initial value of 'count' then stays behind without a use
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count ?? 0)")
    }
}
// --- fixed
import SwiftUI

struct Card: View {
    @SwiftUI.State private var count: Int?
    let title: String

    init(count: Int, title: String) {
        _count = SwiftUI.State(initialValue: count)
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count ?? 0)")
    }
}
