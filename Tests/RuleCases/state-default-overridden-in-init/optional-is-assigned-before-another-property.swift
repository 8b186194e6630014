// An optional that is assigned before another property
// also reported by: state-stale-input

import SwiftUI

struct Card: View {
    @SwiftUI.State private var count: Int?
    let title: String

    init(count: Int, title: String) {
        self.count = count
//           ^~~~~ hint: 'count' would stay nil if it were set last; assign to '_count' instead
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count ?? 0)")
    }
}
