// What is compared changes with the constant, because both are computed from the same state

import SwiftUI

struct Level: View, Equatable {
    let name: String
    let isHigh: Bool

    static func == (a: Level, b: Level) -> Bool { a.name == b.name }

    var body: some View { Text("\(name) \(isHigh)") }
}

struct Home: View {
    @State private var value = 0.0

    var body: some View {
        let isHigh = value > 3
        let name = "\(value)"
        Level(name: name, isHigh: isHigh).equatable()
        Button("Add") { value += 1 }
    }
}
