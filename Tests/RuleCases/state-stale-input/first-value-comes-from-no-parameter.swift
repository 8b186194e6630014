// The first value comes from no parameter

import SwiftUI

enum Defaults {
    static let count = 3
}

struct Counter: View {
    @State private var count: Int

    init() {
        _count = State(initialValue: Defaults.count)
    }

    var body: some View {
        Stepper("Count", value: $count)
    }
}
