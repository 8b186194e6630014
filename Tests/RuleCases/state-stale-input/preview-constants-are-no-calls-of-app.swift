// A preview's constants are no calls of the app

import SwiftUI

struct Counter: View {
    @State private var count: Int

    init(count: Int) {
//       ^~~~~ hint: The state 'count' begins with the first 'count' that 'Counter' is given and ignores later ones
//       suggested fix: Bind 'count' to the value of the caller, because what 'Counter' does with 'count' then happens to its caller's value too
        _count = State(initialValue: count)
    }

    var body: some View {
        Stepper("Count", value: $count)
    }
}

#Preview {
    Counter(count: 3)
}
// --- fixed
import SwiftUI

struct Counter: View {
    @Binding private var count: Int

    init(count: Binding<Int>) {
        _count = count
    }

    var body: some View {
        Stepper("Count", value: $count)
    }
}

#Preview {
    Counter(count: .constant(3))
}
