// A property whose own name begins with an underscore

import SwiftUI

struct Card: View {
    @State private var _count = 0
    let title: String

    init(title: String) {
        _count = title.count
//      ^~~~~~ warning: Xcode 27 rejects assigning '_count' before 'title' is set; remove the initial value of '_count'
//      suggested fix: Set '__count' to 'State(initialValue:)', because the initial value of '_count' is then unused
        self.title = title
    }

    var body: some View {
        Text("\(title) \(_count)")
    }
}
// --- fixed
import SwiftUI

struct Card: View {
    @State private var _count = 0
    let title: String

    init(title: String) {
        __count = State(initialValue: title.count)
        self.title = title
    }

    var body: some View {
        Text("\(title) \(_count)")
    }
}
