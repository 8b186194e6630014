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
//                       ^~~~~~~~~~~ warning: Rows of 'all' use hashes as ids, which are not unique and change on every launch; use the element itself
//                       suggested fix: Identify the rows by '\.self', because code that selects or scrolls to a row by its hash no longer finds it
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
