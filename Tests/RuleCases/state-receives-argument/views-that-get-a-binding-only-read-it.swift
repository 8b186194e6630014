// The view passes on a binding to a view that only reads it, so that nothing changes the state
// also reported by: private-state, binding-never-written

import SwiftUI

struct Header: View {
    @Binding var name: String
    var body: some View { Text(name) }
}

struct Profile: View {
    @State var name: String
//             ^~~~ warning: 'Profile' never shows later values of 'name', because @State keeps the first; make it a plain 'let'
    var body: some View { Header(name: $name) }
}

struct Home: View {
    @AppStorage("name") private var name: String?

    var body: some View {
        if let shown = name {
            Profile(name: shown)
        }
        Button("Rename") { name = "a" }
    }
}
