// The default value of a parameter makes the object, and no call replaces it

import SwiftUI

@Observable
final class Counter {
    var count = 0
}

struct Home: View {
    @State private var isOn = false

    var body: some View {
        Toggle("On", isOn: $isOn)
        Stepping()
        Given(counter: Counter.shared)
    }
}

extension Counter {
    static let shared = Counter()
}

struct Stepping: View {
    private let counter: Counter
//              ^~~~~~~ warning: Every update of the parent re-creates 'counter' and loses its state; keep it with @State
//              suggested fix: Keep 'counter' with @State, because 'counter' is assigned at Example.swift:25

    init(counter: Counter = Counter()) { self.counter = counter }

    var body: some View {
        Button("\(counter.count)") { counter.count += 1 }
    }
}

struct Given: View {
    private let counter: Counter

    init(counter: Counter = Counter()) { self.counter = counter }

    var body: some View {
        Button("\(counter.count)") { counter.count += 1 }
    }
}
// --- fixed
import SwiftUI

@Observable
final class Counter {
    var count = 0
}

struct Home: View {
    @State private var isOn = false

    var body: some View {
        Toggle("On", isOn: $isOn)
        Stepping()
        Given(counter: Counter.shared)
    }
}

extension Counter {
    static let shared = Counter()
}

struct Stepping: View {
    @State private var counter: Counter

    init(counter: Counter = Counter()) { self.counter = counter }

    var body: some View {
        Button("\(counter.count)") { counter.count += 1 }
    }
}

struct Given: View {
    private let counter: Counter

    init(counter: Counter = Counter()) { self.counter = counter }

    var body: some View {
        Button("\(counter.count)") { counter.count += 1 }
    }
}
