// The initializer of the extension gives the properties their values itself
// built with: SDK 27, compiler 6.4

import SwiftUI

struct Card: View {
    @State private var isOpen = false
    private let count: Int

    var body: some View { Text("\(count) \(isOpen)") }
}

extension Card {
    init(isOpen: Bool) {
        _isOpen = State(initialValue: isOpen)
        count = 1
    }

    static func open() -> Card { Card(isOpen: true) }
}
