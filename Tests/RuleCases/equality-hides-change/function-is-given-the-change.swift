// A function of the caller is given what changes and passes it on

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
    @State private var isHigh = false

    func level(_ isHigh: Bool) -> some View { Level(name: "a", isHigh: isHigh) }

    var body: some View {
        level(isHigh)
        Button("Toggle") { isHigh.toggle() }
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
    @State private var isHigh = false

    func level(_ isHigh: Bool) -> some View { Level(name: "a", isHigh: isHigh) }

    var body: some View {
        level(isHigh)
        Button("Toggle") { isHigh.toggle() }
    }
}
