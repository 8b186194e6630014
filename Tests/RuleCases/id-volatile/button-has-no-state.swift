// A bare button has no state to lose, and a new one is a known way around dead toolbar buttons

import SwiftUI

struct Home: View {
    var body: some View {
        Text("Home").toolbar {
            Button { } label: { Label("Add", systemImage: "plus") }.id(UUID())
            Button { } label: { Badge() }.id(UUID())
//                                           ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                           suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                                           suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
        }
    }
}

struct Badge: View {
    @State private var isOn = false
    var body: some View { Toggle("", isOn: $isOn) }
}
// --- fixed
import SwiftUI

struct Home: View {
    var body: some View {
        Text("Home").toolbar {
            Button { } label: { Label("Add", systemImage: "plus") }.id(UUID())
            Button { } label: { Badge() }
        }
    }
}

struct Badge: View {
    @State private var isOn = false
    var body: some View { Toggle("", isOn: $isOn) }
}
