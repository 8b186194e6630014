// An initializer sets the id to a hash

import SwiftUI

struct Song: Identifiable {
    let id: Int
    let title: String

    init(title: String) {
        self.title = title
        var hasher = Hasher()
        hasher.combine(title)
        id = hasher.finalize()
//           ^~~~~~~~~~~~~~~~~ info: 'id' of 'Song' is a hash, which is not unique and changes on every launch; use a unique value
    }
}

struct Album: Identifiable {
    let id: Int
    let title: String

    init(title: String) {
        self.id = title.hashValue
//                ^~~~~~~~~~~~~~~ info: 'id' of 'Album' is a hash, which is not unique and changes on every launch; use a unique value
        self.title = title
    }
}

struct Leg: Identifiable {
    let from: String
    let to: String
    var id: Int { from.hashValue ^ to.hashValue }
//                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ info: 'id' of 'Leg' is a hash, which is not unique and changes on every launch; use a unique value
}

struct Library: View {
    let songs: [Song]
    let albums: [Album]
    let legs: [Leg]

    var body: some View {
        List(songs) { Text($0.title) }
        List(albums) { Text($0.title) }
        List(legs) { Text($0.from) }
    }
}
