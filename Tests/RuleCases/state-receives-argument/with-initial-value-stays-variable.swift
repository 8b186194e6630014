// With an initial value it stays a variable, which callers can leave out
// also reported by: binding-never-written

import SwiftUI

struct Pager: View {
    @State var page: Int = 0
//             ^~~~ warning: 'Pager' never shows later values of 'page', because @State keeps the first; remove @State
//             suggested fix: Remove @State from 'page', because 'Pager' then shows later values too
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
