// A screen that is pushed is usually gone before the value changes

import SwiftUI

struct Detail: View {
    @State var name: String
//             ^~~~ info: 'name' is @State, which keeps the first value that it is given; what callers pass to 'Detail' later is ignored
//             suggested fix: Make 'name' a plain 'let', because 'Detail' then shows later values too
//             suggested fix: Bind 'name' to the value of the caller, because what 'Detail' does with 'name' then happens to its caller's value too
//             suggested fix: Say that only the first 'name' counts, because 'Detail' goes on ignoring later values

    var body: some View {
        Text(name)
    }
}

struct Home: View {
    @State private var user = "Maria"

    var body: some View {
        NavigationLink("Show") { Detail(name: user) }
    }
}
// --- fixed
import SwiftUI

struct Detail: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

struct Home: View {
    @State private var user = "Maria"

    var body: some View {
        NavigationLink("Show") { Detail(name: user) }
    }
}
