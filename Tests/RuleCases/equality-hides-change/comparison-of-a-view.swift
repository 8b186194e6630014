// A view's own == leaves out what its body shows, and state is passed for it

import SwiftUI

struct Level: View, Equatable {
    let name: String
    let level: Double
    var onTap: () -> Void = {}

    nonisolated static func == (a: Level, b: Level) -> Bool { a.name == b.name }
//                          ^~ warning: '==' of 'Level' leaves out 'level', so the view does not update when only 'level' changes
//                          suggested fix: Compare 'level' too, because two values of 'Level' that differ only in 'level' are then different

    var body: some View { Button("\(name) \(level)", action: onTap) }
}

struct Mixer: View {
    @State private var level = 0.5

    var body: some View {
        Level(name: "Bass", level: level).equatable()
        Slider(value: $level)
    }
}
// --- fixed
import SwiftUI

struct Level: View, Equatable {
    let name: String
    let level: Double
    var onTap: () -> Void = {}

    nonisolated static func == (a: Level, b: Level) -> Bool { a.name == b.name && a.level == b.level }

    var body: some View { Button("\(name) \(level)", action: onTap) }
}

struct Mixer: View {
    @State private var level = 0.5

    var body: some View {
        Level(name: "Bass", level: level).equatable()
        Slider(value: $level)
    }
}
