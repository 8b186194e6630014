// Each element gets an id of its own, whose text it keeps

import SwiftUI

struct Curation: Identifiable {
    var id = UUID().uuidString
    var title: String
}

struct Cell: View {
    let title: String
    @State private var isOpen = false

    var body: some View { DisclosureGroup(title, isExpanded: $isOpen) { Text("Open") } }
}

struct Home: View {
    @State private var curations: [Curation] = []

    var body: some View {
        ForEach(Array(curations.enumerated()), id: \.offset) { index, curation in
//                                                 ^~~~~~~~ warning: Rows of 'curations' use positions as ids, so 'Cell' shows another element's state after a move; use the elements' id
//                                                 suggested fix: Identify the rows by the 'id' of 'Curation', because 'id' must be unique for each element
            if index < 2 { Cell(title: curation.title) }
        }
        Button("Add") { curations.insert(Curation(title: ""), at: 0) }
    }
}
// --- fixed
import SwiftUI

struct Curation: Identifiable {
    var id = UUID().uuidString
    var title: String
}

struct Cell: View {
    let title: String
    @State private var isOpen = false

    var body: some View { DisclosureGroup(title, isExpanded: $isOpen) { Text("Open") } }
}

struct Home: View {
    @State private var curations: [Curation] = []

    var body: some View {
        ForEach(Array(curations.enumerated()), id: \.element.id) { index, curation in
            if index < 2 { Cell(title: curation.title) }
        }
        Button("Add") { curations.insert(Curation(title: ""), at: 0) }
    }
}
