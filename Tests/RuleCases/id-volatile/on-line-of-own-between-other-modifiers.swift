// On a line of its own, between other modifiers

import SwiftUI

struct Home: View {
    var body: some View {
        VStack {
            Text("Home")
        }
        .padding()
        .id(Date().timeIntervalSince1970) // starts over
//          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: '.id(Date().timeIntervalSince1970)' resets the view's state, focus, and scroll position on every update; use a stable identity
//          suggested fix: Remove '.id(Date().timeIntervalSince1970)', because the view may be reset on purpose
//          suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
        .hidden()
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    var body: some View {
        VStack {
            Text("Home")
        }
        .padding()
         // starts over
        .hidden()
    }
}
