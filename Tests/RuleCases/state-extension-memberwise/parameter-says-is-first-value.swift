// The parameter says that it is the first value: a copy that is made from what the state holds is no mistake
// built with: SDK 27, compiler 6.4

import SwiftUI

struct Card: View {
    @State private var page: Int
    private let count: Int

    var body: some View { Text("\(count) \(page)") }
}

extension Card {
    func doubled() -> Card { Card(page: page, count: count * 2) }
//                           ^~~~ warning: Xcode 27 does not synthesize 'init(page:count:)' for 'Card', because every property that it would set is private; declare it
//                           safe fix: Declare the initializer of 'Card'
}
// --- fixed
import SwiftUI

struct Card: View {
    @State private var page: Int
    private let count: Int

    private init(page initialPage: Int, count: Int) {
        _page = State(initialValue: initialPage)
        self.count = count
    }

    var body: some View { Text("\(count) \(page)") }
}

extension Card {
    func doubled() -> Card { Card(page: page, count: count * 2) }
}
