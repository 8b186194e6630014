// A computed list that names its elements is as long at each read, whatever they are made from

import SwiftUI

struct Page: Identifiable {
    let id: Int
    let next: () -> Void
}

struct Tour: View {
    @State private var current = 0
    @State private var extra: [Page] = []

    private var pages: [Page] {
        [Page(id: 0, next: { current = 1 }), Page(id: 1, next: { current = 2 })]
    }

    private var all: [Page] { pages + extra }

    var body: some View {
        ForEach(pages.indices) { index in
            Button("\(current)", action: pages[index].next)
        }
        ForEach(all.indices) { index in
//              ^~~~~~~~~~~ warning: SwiftUI reads this range only once, so rows miss new elements of 'all', and removing one can crash; add an id
//              suggested fix: Identify the rows by the 'id' of 'Page', because 'id' must be unique for each element
//              suggested fix: Add 'id: \.self', because the rows' state then stays at their positions
            Button("\(current)", action: all[index].next)
        }
        Button("More") { extra.append(Page(id: extra.count, next: {})) }
    }
}
// --- fixed
import SwiftUI

struct Page: Identifiable {
    let id: Int
    let next: () -> Void
}

struct Tour: View {
    @State private var current = 0
    @State private var extra: [Page] = []

    private var pages: [Page] {
        [Page(id: 0, next: { current = 1 }), Page(id: 1, next: { current = 2 })]
    }

    private var all: [Page] { pages + extra }

    var body: some View {
        ForEach(pages.indices) { index in
            Button("\(current)", action: pages[index].next)
        }
        ForEach(all) { element in
            Button("\(current)", action: element.next)
        }
        Button("More") { extra.append(Page(id: extra.count, next: {})) }
    }
}
