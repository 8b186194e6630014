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
//                      ^~~~~~~~~~~~~~~~ info: Rows of 'items' go by a hash, which different elements can share and which each launch changes; use what is hashed
//                      suggested fix: Identify the rows by '\.name', because what is selected or scrolled to by a row's hash is no longer found
        ForEach(items, id: \Item.hashValue) { Text($0.name) }
//                         ^~~~~~~~~~~~~~~ info: Rows of 'items' go by a hash, which different elements can share and which each launch changes; use the element itself
//                         suggested fix: Identify the rows by '\Item.self', because what is selected or scrolled to by a row's hash is no longer found
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
