// A static function; the toolchain is not known

import SwiftUI

struct Card: View {
    @State private var isOpen = false
    fileprivate let count: Int

    var body: some View {
        Text("\(count) \(isOpen)")
    }
}

extension Card {
    static func make() -> Card { .init(count: 2) }
//                               ^~~~~ info: Xcode 27 will not synthesize 'init(count:)' for 'Card', because every property that it would set is private; declare it
//                               safe fix: Declare the initializer of 'Card'
    static func makeOther() -> Card { Card(count: 3) }
//                                    ^~~~ info: Xcode 27 will not synthesize 'init(count:)' for 'Card', because every property that it would set is private; declare it
//                                    safe fix: Declare the initializer of 'Card'
    static var third: Self { .init(count: 4) }
//                           ^~~~~ info: Xcode 27 will not synthesize 'init(count:)' for 'Card', because every property that it would set is private; declare it
//                           safe fix: Declare the initializer of 'Card'
}
// --- fixed
import SwiftUI

struct Card: View {
    @State private var isOpen = false
    fileprivate let count: Int

    fileprivate init(count: Int) {
        self.count = count
    }

    var body: some View {
        Text("\(count) \(isOpen)")
    }
}

extension Card {
    static func make() -> Card { .init(count: 2) }
    static func makeOther() -> Card { Card(count: 3) }
    static var third: Self { .init(count: 4) }
}
