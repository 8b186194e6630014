// A type that hashes only one of its members gives many values one hash

import SwiftUI

struct Stake: Hashable {
    var title = ""
    var amount = 0
    func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

struct Stakes: View {
    let all: [Stake]

    var body: some View {
        ForEach(all, id: \.hashValue) { Text($0.title) }
//                       ^~~~~~~~~~~ warning: Rows of 'all' go by a hash, which different elements can share and which each launch changes; use the element itself
//                       suggested fix: Identify the rows by '\.self', because what is selected or scrolled to by a row's hash is no longer found
    }
}
// --- fixed
import SwiftUI

struct Stake: Hashable {
    var title = ""
    var amount = 0
    func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

struct Stakes: View {
    let all: [Stake]

    var body: some View {
        ForEach(all, id: \.self) { Text($0.title) }
    }
}
