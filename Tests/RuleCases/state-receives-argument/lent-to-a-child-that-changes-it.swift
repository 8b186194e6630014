// A child changes it by a binding, and the caller changes its own value

import SwiftUI

struct Route {
    var page = 0
}

struct Book: View {
    @State var page: Int = 0
//             ^~~~ info: 'Book' keeps its first 'page' when the caller's value changes; use a @Binding
//             suggested fix: Bind 'page' to the caller's value, because changes to 'page' in 'Book' then also change the caller's value
//             suggested fix: Add an initializer that takes 'page' as an initial value and make it private, because 'Book' still ignores later values
//             suggested fix: Give 'Book' a new identity when 'route.page' changes, because a new identity resets all state and focus in 'Book' and does not animate the change

    var body: some View { Pager(page: $page) }
}

struct Pager: View {
    @Binding var page: Int

    var body: some View { Stepper("Page", value: $page) }
}

struct Home: View {
    @State private var route = Route()

    var body: some View {
        Book(page: route.page)
        Button("Go to page 3") { route.page = 3 }
    }
}
// --- fixed
import SwiftUI

struct Route {
    var page = 0
}

struct Book: View {
    @Binding var page: Int

    var body: some View { Pager(page: $page) }
}

struct Pager: View {
    @Binding var page: Int

    var body: some View { Stepper("Page", value: $page) }
}

struct Home: View {
    @State private var route = Route()

    var body: some View {
        Book(page: $route.page)
        Button("Go to page 3") { route.page = 3 }
    }
}
