// Identifiers that are computed as hashes, of the whole value and of a part of it

import SwiftUI

struct Stake: Identifiable, Hashable {
    var title = ""
    var amount = 0
    var id: Int { hashValue }
//                ^~~~~~~~~ info: 'id' of 'Stake' is a hash, which is not unique and changes on every launch; use the value that is hashed
//                suggested fix: Use 'self' as the 'id', because the type of 'id' then changes, and other code may rely on it
}

struct Hit {
    let url: String
}

extension Hit: Identifiable {
    var id: Int {
        return url.hashValue
//             ^~~~~~~~~~~~~ info: 'id' of 'Hit' is a hash, which is not unique and changes on every launch; use the value that is hashed
//             suggested fix: Use 'url' as the 'id', because the type of 'id' then changes, and other code may rely on it
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
