// An extension in another file cannot use private state of other values

// --- Card.swift
import SwiftUI

struct Card: View {
    @State var count = 0
    let id: Int

    var body: some View { Button("\(count)") { count += 1 } }
}

struct Field: View {
    @State var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
}

struct Counter: View {
    @State var taps = 0

    var body: some View { Button("\(taps)") { taps += 1 } }
}
// --- Card+Equatable.swift
extension Card: Equatable {
    static func == (left: Card, right: Card) -> Bool { left.id == right.id && left.count == right.count }
}

extension Field {
    class Coordinator {
        var parent: Field

        init(parent: Field) { self.parent = parent }

        func add() { parent.count += 1 }
    }
}

extension Counter {
    static func isTapped(_ other: Self) -> Bool { other.taps > 0 }
}
