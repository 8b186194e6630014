// The view changes the value: it becomes a binding to the caller's, here and at the call

// --- Pager.swift
import SwiftUI

struct Pager: View {
    @State var page: Int = 0
//             ^~~~ warning: What users enter in 'Pager' stays in 'page' and never reaches the caller; use a @Binding
//             suggested fix: Bind 'page' to the caller's value, because changes to 'page' in 'Pager' then also change the caller's value

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
