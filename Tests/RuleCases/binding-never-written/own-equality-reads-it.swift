// The view's own '==' only reads the binding

import SwiftUI

struct Level: View, Equatable {
    @Binding var level: Int
//               ^~~~~ info: 'Level' only reads its @Binding; 'let level: Int' is enough
//               suggested fix: Take 'level' as a plain value, because closures that run later read the value that 'Level' was created with
    let title: String

    static func == (first: Level, second: Level) -> Bool {
        first.level == second.level && first.title == second.title
    }

    var body: some View { Text("\(title) \(level)") }
}

struct Setter: View, Equatable {
    @Binding var level: Int

    static func == (first: Setter, second: Setter) -> Bool { first.level == second.level }

    var body: some View { Stepper("Level", value: $level) }
}

struct Home: View {
    @State private var level = 1

    var body: some View {
        Level(level: $level, title: "Level")
        Setter(level: $level)
    }
}
// --- fixed
import SwiftUI

struct Level: View, Equatable {
    let level: Int
    let title: String

    static func == (first: Level, second: Level) -> Bool {
        first.level == second.level && first.title == second.title
    }

    var body: some View { Text("\(title) \(level)") }
}

struct Setter: View, Equatable {
    @Binding var level: Int

    static func == (first: Setter, second: Setter) -> Bool { first.level == second.level }

    var body: some View { Stepper("Level", value: $level) }
}

struct Home: View {
    @State private var level = 1

    var body: some View {
        Level(level: level, title: "Level")
        Setter(level: $level)
    }
}
