// The caller passes a constant that it computes from its state

import SwiftUI

struct Level: View, Equatable {
    let name: String
    let isHigh: Bool

    static func == (a: Level, b: Level) -> Bool { a.name == b.name }
//              ^~ warning: '==' of 'Level' leaves out 'isHigh', so the view does not update when only 'isHigh' changes
//              suggested fix: Compare 'isHigh' too, because two values of 'Level' that differ only in 'isHigh' are then different

    var body: some View { Text("\(name) \(isHigh)") }
}

struct Home: View {
    @State private var value = 0.0

    var body: some View {
        let isHigh = value > 3
        Level(name: "a", isHigh: isHigh).equatable()
        Button("Add") { value += 1 }
    }
}
// --- fixed
import SwiftUI

struct Level: View, Equatable {
    let name: String
    let isHigh: Bool

    static func == (a: Level, b: Level) -> Bool { a.name == b.name && a.isHigh == b.isHigh }

    var body: some View { Text("\(name) \(isHigh)") }
}

struct Home: View {
    @State private var value = 0.0

    var body: some View {
        let isHigh = value > 3
        Level(name: "a", isHigh: isHigh).equatable()
        Button("Add") { value += 1 }
    }
}
