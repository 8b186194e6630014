// Members on the main actor, timers and a class that no other file knows stay where views read
// built with: default isolation nonisolated

import Foundation
import SwiftUI

@Observable final class Library {
    static let shared = Library()
    var names: [String] = []

    @MainActor func load() { names = ["A"] }
}

@Observable final class Clock {
    static let shared = Clock()
    var seconds = 0

    @MainActor func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }
    }
}

@Observable private final class Width {
    static let shared = Width()
    var value = 0.0

    func widen() { value += 1 }
}

@Observable final class Counter {
    static let shared = Counter()
    var count = 0

    func raise() { count += 1 }
}

struct Home: View {
    @State private var library: Library = .shared
    @State private var clock: Clock = .shared
    @State private var width: Width = .shared
    @State private var counter: Counter = .shared

    var body: some View {
        Text("\(library.names.count) \(clock.seconds) \(width.value) \(counter.count)")
    }
}
