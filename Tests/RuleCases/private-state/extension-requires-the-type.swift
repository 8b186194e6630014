// An extension of another type that requires the view uses its state, so private would break it

// --- Counter.swift
import SwiftUI

struct Counter: View {
    @State var count = 0
//             ^~~~~ warning: Callers of 'Counter' can set 'count', but @State ignores later values; make it private
//             suggested fix: Make 'count' private, because 'count' may be used at Counting.swift:4

    var body: some View { Text("\(count)") }
}

// --- Counting.swift
import SwiftUI

extension View where Self == Counter {
    func copy() -> Int { count }
}

// --- Dice.swift
import SwiftUI

struct Dice: View {
    @State var eyes = 1
//             ^~~~ warning: Callers of 'Dice' can set 'eyes', but @State ignores later values; make it private
//             suggested fix: Make 'eyes' fileprivate, because 'eyes' may be used at Dice.swift:10

    var body: some View { Text("\(eyes)") }
}

extension Optional where Wrapped == Dice {
    func value() -> Int { self?.eyes ?? 0 }
}
// --- fixed Counter.swift
import SwiftUI

struct Counter: View {
    @State private var count = 0

    var body: some View { Text("\(count)") }
}

// --- fixed Dice.swift
import SwiftUI

struct Dice: View {
    @State fileprivate var eyes = 1

    var body: some View { Text("\(eyes)") }
}

extension Optional where Wrapped == Dice {
    func value() -> Int { self?.eyes ?? 0 }
}
