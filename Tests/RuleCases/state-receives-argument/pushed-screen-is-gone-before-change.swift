// A screen that is pushed is usually gone before the value changes

import SwiftUI

struct Detail: View {
    @State var name: String
//             ^~~~ info: 'Detail' never shows later values of 'name', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'name' a plain 'let', because 'Detail' then shows later values too

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
