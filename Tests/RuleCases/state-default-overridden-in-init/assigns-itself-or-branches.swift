// What assigns itself changes nothing, and no argument can be an 'if' expression

import SwiftUI

struct Card: View {
    @State private var animate = false
    @State private var filter: Int?

    init(last: Int?) {
        self.animate = animate
        self.filter = if let last, last > 0 { last } else { nil }
//           ^~~~~~ warning: This assignment is ignored: 'Card' starts with nil; assign to '_filter' instead
//           suggested fix: Delete the assignment to 'filter', because 'Card' may be meant to start with 'if let last, last > 0 { last } else { nil }'
    }

    var body: some View { Text("\(filter ?? 0)").opacity(animate ? 1 : 0) }
}
// --- fixed
import SwiftUI

struct Card: View {
    @State private var animate = false
    @State private var filter: Int?

    init(last: Int?) {
        self.animate = animate
    }

    var body: some View { Text("\(filter ?? 0)").opacity(animate ? 1 : 0) }
}
