// A comment that says why the binding is written by hand answers the hint

import SwiftUI

@Observable final class Timeline {
    var isAtBottom = true
    var isPaused = false
}

struct Scaffold: View {
    @Binding var isAtBottom: Bool
    @Binding var isPaused: Bool

    var body: some View {
        Toggle("Bottom", isOn: $isAtBottom)
        Toggle("Paused", isOn: $isPaused)
    }
}

struct Chat: View {
    @State private var timeline = Timeline()

    var body: some View {
        Scaffold(
            // Written by hand rather than `$timeline.isAtBottom`, which writes the object back into the state.
            isAtBottom: Binding(get: { timeline.isAtBottom }, set: { timeline.isAtBottom = $0 }),
            isPaused: Binding(get: { timeline.isPaused }, set: { timeline.isPaused = $0 }))
//                    ^~~~~~~ hint: This binding only reads and writes 'timeline.isPaused'; use '$timeline.isPaused'
//                    suggested fix: Use '$timeline.isPaused', because each change then also sets 'timeline'
    }
}
// --- fixed
import SwiftUI

@Observable final class Timeline {
    var isAtBottom = true
    var isPaused = false
}

struct Scaffold: View {
    @Binding var isAtBottom: Bool
    @Binding var isPaused: Bool

    var body: some View {
        Toggle("Bottom", isOn: $isAtBottom)
        Toggle("Paused", isOn: $isPaused)
    }
}

struct Chat: View {
    @State private var timeline = Timeline()

    var body: some View {
        Scaffold(
            // Written by hand rather than `$timeline.isAtBottom`, which writes the object back into the state.
            isAtBottom: Binding(get: { timeline.isAtBottom }, set: { timeline.isAtBottom = $0 }),
            isPaused: $timeline.isPaused)
    }
}
