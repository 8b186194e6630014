// Views that are given the object: one binds, one reads
// also reported by: state-object-passed-object

import SwiftUI

final class Counter: ObservableObject {
//          ^~~~~~~ hint: 'Counter' can be an @Observable class, so views update only for the properties that they read
//          suggested fix: Migrate 'Counter' to @Observable, because views then update only when a property that they read changes, and this edits 9 places in this file
    @Published var count = 0
}

struct Editor: View {
    @ObservedObject var counter: Counter
    var body: some View { Stepper("", value: $counter.count) }
}

struct Label: View {
    @ObservedObject private(set) var shown: Counter
    @ObservedObject var next: Counter
    init(_ counter: Counter, next: Counter) {
        _shown = ObservedObject(wrappedValue: counter)
        self.next = next
    }
    var body: some View { Text("\(shown.count + next.count)") }
}
// --- fixed
import SwiftUI

@Observable final class Counter {
    var count = 0
}

struct Editor: View {
    @Bindable var counter: Counter
    var body: some View { Stepper("", value: $counter.count) }
}

struct Label: View {
    private(set) var shown: Counter
    let next: Counter
    init(_ counter: Counter, next: Counter) {
        self.shown = counter
        self.next = next
    }
    var body: some View { Text("\(shown.count + next.count)") }
}
