// What is compared follows from the same array, or the array never changes

import SwiftUI

struct Level: View, Equatable {
    let name: String
    let isHigh: Bool

    static func == (a: Level, b: Level) -> Bool { a.name == b.name }

    var body: some View { Text("\(name) \(isHigh)") }
}

struct Home: View {
    @State private var items: [Int] = []
    private let others: [Int] = [1, 2]

    var body: some View {
        Level(name: "\(items)", isHigh: items.isEmpty).equatable()
        Level(name: "b", isHigh: others.isEmpty).equatable()
        Button("Add") { items.append(1) }
    }
}
