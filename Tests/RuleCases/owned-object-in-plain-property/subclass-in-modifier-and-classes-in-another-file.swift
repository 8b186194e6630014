// A subclass, in a modifier, and the classes in another file

// --- Badge.swift
import SwiftUI

struct Badge: ViewModifier {
    let counter = TapCounter()
//      ^~~~~~~ warning: Every update of the parent re-creates 'counter' and loses its state; keep it with @State
//      safe fix: Keep 'counter' with @State and make it private

    func body(content: Content) -> some View {
        content.onTapGesture { counter.count += 1 }
    }
}
// --- Counter.swift
import Observation

@Observable class Counter {
    var count = 0
}

final class TapCounter: Counter {}
// --- fixed Badge.swift
import SwiftUI

struct Badge: ViewModifier {
    @State private var counter = TapCounter()

    func body(content: Content) -> some View {
        content.onTapGesture { counter.count += 1 }
    }
}
