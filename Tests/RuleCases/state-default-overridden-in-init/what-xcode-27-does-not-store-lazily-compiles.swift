// What Xcode 27 does not store lazily compiles, as long as the order stays
// also reported by: private-state
// built with: SDK 27, compiler 6.4

import SwiftUI

struct Card: View {
    let title: String
    @State var count = 0

    init(title: String) {
        count = 4
//      ^~~~~ hint: This assignment has an effect only before 'title' is set; remove the initial value of 'count'
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
    @State var count: Int

    init(title: String) {
        count = 4
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
