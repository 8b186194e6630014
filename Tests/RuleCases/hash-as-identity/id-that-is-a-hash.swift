// Identifiers that are computed as hashes, of the whole value and of a part of it

import SwiftUI

struct Stake: Identifiable, Hashable {
    var title = ""
    var amount = 0
    var id: Int { hashValue }
//                ^~~~~~~~~ info: 'id' of 'Stake' is a hash, which different values can share and which each launch changes; use what it is made from
//                suggested fix: Use 'self' as the 'id', because 'id' is of another type then, on which other code may rely
}

struct Hit {
    let url: String
}

extension Hit: Identifiable {
    var id: Int {
        return url.hashValue
//             ^~~~~~~~~~~~~ info: 'id' of 'Hit' is a hash, which different values can share and which each launch changes; use what it is made from
//             suggested fix: Use 'url' as the 'id', because 'id' is of another type then, on which other code may rely
    }
}

struct Stakes: View {
    let all: [Stake]
    let hits: [Hit]

    var body: some View {
        ForEach(all) { Text($0.title) }
        ForEach(hits) { Text($0.url) }
    }
}
// --- fixed
import SwiftUI

struct Stake: Identifiable, Hashable {
    var title = ""
    var amount = 0
    var id: Self { self }
}

struct Hit {
    let url: String
}

extension Hit: Identifiable {
    var id: String {
        return url
    }
}

struct Stakes: View {
    let all: [Stake]
    let hits: [Hit]

    var body: some View {
        ForEach(all) { Text($0.title) }
        ForEach(hits) { Text($0.url) }
    }
}
