// Rows of fixed cases, and of elements about which nothing is known: nothing is offered that may not compile

import SwiftUI

enum Side: String, CaseIterable {
    case left, right
}

struct Sides<Element: Hashable>: View {
    let elements: [Element]

    var body: some View {
        ForEach(Side.allCases, id: \.hashValue) { Text($0.rawValue) }
        ForEach(elements, id: \.hashValue) { Text("\($0.hashValue)") }
//                            ^~~~~~~~~~~ info: Rows of 'elements' use hashes as ids, which can collide and change on every launch; use the element itself
    }
}
