// Where the property in the condition is missing, all others are already set

import SwiftUI

struct Card: View {
    #if os(iOS)
    let title: String
    #endif
    @State private var count: Int?

    init(title: String) {
        count = 3
//      ^~~~~ warning: This assignment is ignored if all other properties are already set; assign to '_count' instead
//      suggested fix: Set '_count' to 'State(initialValue:)', because 'Card' then starts with '3'
        #if os(iOS)
        self.title = title
        #endif
    }

    var body: some View { Button("\(count ?? 0)") { count = 1 } }
}
// --- fixed
import SwiftUI

struct Card: View {
    #if os(iOS)
    let title: String
    #endif
    @State private var count: Int?

    init(title: String) {
        _count = State(initialValue: 3)
        #if os(iOS)
        self.title = title
        #endif
    }

    var body: some View { Button("\(count ?? 0)") { count = 1 } }
}
