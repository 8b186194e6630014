// The view keeps the value beside the state and can follow it

import SwiftUI

struct Counter: View {
    let start: Int
    @State private var count: Int

    init(start: Int) {
        self.start = start
        _count = State(initialValue: start)
    }

    var body: some View {
        VStack {
            Text("From \(start) to \(count)")
            Button("More") { count += 1 }
        }
        .padding()
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
    let start: Int
    @State private var count: Int

    init(start: Int) {
        self.start = start
        _count = State(initialValue: start)
    }

    var body: some View {
        VStack {
            Text("From \(start) to \(count)")
            Button("More") { count += 1 }
        }
        .padding()
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
