// Built with Xcode 27, private state with an initial value does not compile
// built with: SDK 27, compiler 6.4

import SwiftUI

struct Card: View {
    let title: String
    @State private var count = 0

    init(title: String) {
        count = 4
//      ^~~~~ error: Xcode 27 rejects assigning 'count' before 'title' is set; remove the initial value of 'count'
//      safe fix: Remove the initial value of 'count'
//      suggested fix: Set '_count' to 'State(initialValue:)', because the initial value of 'count' is then unused
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
// --- fixed
import SwiftUI

struct Card: View {
    let title: String
    @State private var count: Int

    init(title: String) {
        count = 4
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
