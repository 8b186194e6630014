// A computed property of the view

import SwiftUI

struct Home: View {
    private var token: UUID { UUID() }

    var body: some View {
        Text("Home").id(token)
//                      ^~~~~ warning: '.id(token)' gives the view a new identity on every update, so its state, focus and scroll position are lost each time
//                      suggested fix: Remove '.id(token)', because something may rely on the view starting over
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    private var token: UUID { UUID() }

    var body: some View {
        Text("Home")
    }
}
