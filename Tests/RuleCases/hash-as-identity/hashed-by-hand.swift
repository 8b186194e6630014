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
//                       ^~~~~~~~~~~ info: Rows of 'all' use hashes as ids, which can collide and change on every launch; use a unique id
    }
}
