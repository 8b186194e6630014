// A hasher of its own gives what different pairs can share; nothing short tells them apart

import SwiftUI

struct Pair: Identifiable {
    let first: String
    let second: String

    var id: Int {
        var hasher = Hasher()
        hasher.combine(first)
        hasher.combine(second)
        return hasher.finalize()
//             ^~~~~~~~~~~~~~~~~ info: 'id' of 'Pair' is a hash, which is not unique and changes on every launch; use a unique value
    }
}

struct Pairs: View {
    let pairs: [Pair]

    var body: some View {
        ForEach(pairs) { Text($0.first) }
    }
}
