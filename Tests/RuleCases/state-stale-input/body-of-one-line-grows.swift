// The body of one line grows by the modifier that follows the value

import SwiftUI

struct Counter: View {
    private var start: Int
    @State private var count: Int

    init(start: Int) {
        self.start = start
        _count = .init(initialValue: start)
    }

    var body: some View {
        Button("From \(start)") { count += 1 }
    }
}

struct Home: View {
    @State private var round = 0

    var body: some View {
        Counter(start: round)
//                     ^~~~~ info: 'Counter' keeps its first 'count' when the caller's value changes; use a @Binding
//                     suggested fix: Set 'count' again when the caller's value changes, because changes that the user made in 'Counter' in the meantime are overwritten
//                     suggested fix: Give 'Counter' a new identity when 'round' changes, because a new identity resets all state and focus in 'Counter' and does not animate the change
        Button("Next") { round += 1 }
    }
}
// --- fixed
import SwiftUI

struct Counter: View {
    private var start: Int
    @State private var count: Int

    init(start: Int) {
        self.start = start
        _count = .init(initialValue: start)
    }

    var body: some View {
        Button("From \(start)") { count += 1 }
            .onChange(of: start) { newStart in count = newStart }
    }
}

struct Home: View {
    @State private var round = 0

    var body: some View {
        Counter(start: round)
        Button("Next") { round += 1 }
    }
}
