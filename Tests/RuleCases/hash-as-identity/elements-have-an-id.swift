// The elements have an id of their own

import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name = ""
}

struct Names: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items, id: \.hashValue) { Text($0.name) }
//                         ^~~~~~~~~~~ info: Rows of 'items' use hashes as ids, which can collide and change on every launch; use the elements' id
//                         suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
//                         suggested fix: Identify the rows by '\.self', because code that selects or scrolls to a row by its hash no longer finds it
        ForEach($items, id: \.hashValue) { $item in TextField("Name", text: $item.name) }
//                          ^~~~~~~~~~~ info: Rows of '$items' use hashes as ids, which can collide and change on every launch; use the elements' id
//                          suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name = ""
}

struct Names: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items, id: \.id) { Text($0.name) }
        ForEach($items, id: \.id) { $item in TextField("Name", text: $item.name) }
    }
}
