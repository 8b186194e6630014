// The view changes the value: it becomes a binding to the caller's, here and at the call

// --- Pager.swift
import SwiftUI

struct Pager: View {
    @State var page: Int = 0
//             ^~~~ warning: 'page' is @State, which keeps the first value that it is given: when 'route.page' changes, 'Pager' does not see it
//             suggested fix: Bind 'page' to the value of the caller, because what 'Pager' does with 'page' then happens to its caller's value too
//             suggested fix: Say that only the first 'page' counts, because 'Pager' goes on ignoring later values

    var body: some View {
        Stepper("Page", value: $page)
    }
}
// --- Home.swift
import SwiftUI

struct Route: Hashable {
    var page: Int
}

struct Home: View {
    @State private var route = Route(page: 3)

    var body: some View {
        Pager(page: route.page)
    }
}

#Preview {
    Pager(page: 2)
}
// --- fixed Pager.swift
import SwiftUI

struct Pager: View {
    @Binding var page: Int

    var body: some View {
        Stepper("Page", value: $page)
    }
}
// --- fixed Home.swift
import SwiftUI

struct Route: Hashable {
    var page: Int
}

struct Home: View {
    @State private var route = Route(page: 3)

    var body: some View {
        Pager(page: $route.page)
    }
}

#Preview {
    Pager(page: .constant(2))
}
