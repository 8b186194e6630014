// All that code changes in the state is left out, so what follows it never runs again

import SwiftUI

struct Filter: Equatable {
    let id: Int
    var text = ""
    var isExact = false

    static func == (a: Filter, b: Filter) -> Bool { a.id == b.id }
//              ^~ warning: '==' of 'Filter' leaves out all that changes in 'filter', such as 'text', so '.onChange(of:)' runs for none of its changes
//              suggested fix: Compare 'text' too, because two values of 'Filter' that differ only in 'text' are then different
}

struct Search: View {
    @State private var filter = Filter(id: 1)
    @State private var count = 0

    var body: some View {
        Button("Clear") { filter.text = "" }
        Button("Exact") { filter.isExact = true }
        Text("\(count)")
            .onChange(of: filter) { count += 1 }
    }
}
// --- fixed
import SwiftUI

struct Filter: Equatable {
    let id: Int
    var text = ""
    var isExact = false

    static func == (a: Filter, b: Filter) -> Bool { a.id == b.id && a.text == b.text }
}

struct Search: View {
    @State private var filter = Filter(id: 1)
    @State private var count = 0

    var body: some View {
        Button("Clear") { filter.text = "" }
        Button("Exact") { filter.isExact = true }
        Text("\(count)")
            .onChange(of: filter) { count += 1 }
    }
}
