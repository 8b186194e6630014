// With an initial value it stays a variable, which callers can leave out
// also reported by: binding-never-written

import SwiftUI

struct Pager: View {
    @State var page: Int = 0
//             ^~~~ warning: 'page' is @State, which keeps the first value that it is given: when 'route.page' changes, 'Pager' does not see it
//             suggested fix: Remove @State from 'page', because 'Pager' then shows later values too
//             suggested fix: Say that only the first 'page' counts, because 'Pager' goes on ignoring later values
    var title = ""

    var body: some View {
        Text("\(title) \(page)")
    }
}

struct Route: Hashable {
    var page: Int
}

struct Home: View {
    @Binding var route: Route

    var body: some View {
        Pager(page: route.page)
        Pager(title: "First")
    }
}
// --- fixed
import SwiftUI

struct Pager: View {
    var page: Int = 0
    var title = ""

    var body: some View {
        Text("\(title) \(page)")
    }
}

struct Route: Hashable {
    var page: Int
}

struct Home: View {
    @Binding var route: Route

    var body: some View {
        Pager(page: route.page)
        Pager(title: "First")
    }
}
