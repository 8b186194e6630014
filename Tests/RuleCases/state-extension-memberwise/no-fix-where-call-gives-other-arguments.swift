// No fix where the call gives other arguments than the new initializer would take
// built with: SDK 27, compiler 6.4

import SwiftUI

struct Card: View {
    @State private var isOpen = false
    private let count: Int
    private var limit = 3

    var body: some View {
        Text("\(count) \(limit) \(isOpen)")
    }
}

extension Card {
    static func make() -> Card { Card(count: 2, limit: 4) }
//                               ^~~~ warning: Xcode 27 does not synthesize 'init(count:limit:)' for 'Card', because every property that it would set is private; declare it
}
