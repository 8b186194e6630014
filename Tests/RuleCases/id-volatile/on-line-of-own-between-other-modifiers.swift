// On a line of its own, between other modifiers

import SwiftUI

struct Home: View {
    var body: some View {
        VStack {
            Text("Home")
        }
        .padding()
        .id(Date().timeIntervalSince1970) // starts over
//          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: '.id(Date().timeIntervalSince1970)' resets the view's state, focus and scroll position on every update; keep one identity
//          suggested fix: Remove '.id(Date().timeIntervalSince1970)', because something may rely on the view starting over
//          suggested fix: Keep the identity in '@State private var identity', because the view then starts over only where 'identity' is given another value
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
