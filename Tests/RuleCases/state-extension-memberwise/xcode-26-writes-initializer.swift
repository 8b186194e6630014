// Xcode 26 writes the initializer
// built with: SDK 26, compiler 6.3

import SwiftUI

struct Card: View {
    @State private var isOpen = false
    private let count: Int

    var body: some View { Text("\(count) \(isOpen)") }
}

extension Card {
    static func make() -> Card { .init(count: 2) }
}
