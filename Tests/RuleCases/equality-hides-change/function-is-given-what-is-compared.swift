// A function of the caller is given what is compared together with what changes, or nothing that changes

import SwiftUI

struct Level: View, Equatable {
    let name: String
    let isHigh: Bool

    static func == (a: Level, b: Level) -> Bool { a.name == b.name }

    var body: some View { Text("\(name) \(isHigh)") }
}

struct Home: View {
    @State private var value = 0

    func level(_ name: String, _ isHigh: Bool) -> some View { Level(name: name, isHigh: isHigh) }

    var body: some View {
        level("\(value)", value > 3)
        level("b", true)
        Button("Add") { value += 1 }
    }
}
