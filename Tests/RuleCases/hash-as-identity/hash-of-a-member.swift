// Two elements of one name are one row, and a launch later it is another one

import SwiftUI

struct Item: Hashable {
    var name = ""
    var count = 0
}

struct Names: View {
    let items: [Item]

    var body: some View {
        List(items, id: \.name.hashValue) { Text($0.name) }
//                      ^~~~~~~~~~~~~~~~ info: Rows of 'items' use hashes as ids, which can collide and change on every launch; use the value that is hashed
//                      suggested fix: Identify the rows by '\.name', because code that selects or scrolls to a row by its hash no longer finds it
        ForEach(items, id: \Item.hashValue) { Text($0.name) }
//                         ^~~~~~~~~~~~~~~ info: Rows of 'items' use hashes as ids, which can collide and change on every launch; use the element itself
//                         suggested fix: Identify the rows by '\Item.self', because code that selects or scrolls to a row by its hash no longer finds it
    }
}
// --- fixed
import SwiftUI

struct Item: Hashable {
    var name = ""
    var count = 0
}

struct Names: View {
    let items: [Item]

    var body: some View {
        List(items, id: \.name) { Text($0.name) }
        ForEach(items, id: \Item.self) { Text($0.name) }
    }
}
