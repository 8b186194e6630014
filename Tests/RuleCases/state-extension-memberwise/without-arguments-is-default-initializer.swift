// Without arguments it is the default initializer, and without state nothing changes
// built with: SDK 27, compiler 6.4

import SwiftUI

struct Card: View {
    @State private var isOpen = false

    var body: some View { Text("\(isOpen)") }
}

extension Card {
    static func make() -> Card { Card() }
}

struct Plain: View {
    private let count: Int

    var body: some View { Text("\(count)") }

    static func make() -> Plain { .init(count: 2) }
}

#Preview {
    Card()
}
