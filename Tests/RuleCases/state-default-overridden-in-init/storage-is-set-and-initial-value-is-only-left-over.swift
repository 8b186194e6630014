// The storage is set, and the initial value is only left over
// also reported by: state-stale-input

import SwiftUI

struct Card: View {
    @State private var count = 0

    init(title: String) {
        _count = State(initialValue: title.count)
    }

    var body: some View {
        Text("\(count)")
    }
}
