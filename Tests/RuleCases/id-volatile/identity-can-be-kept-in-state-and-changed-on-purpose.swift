// The identity can be kept in state and changed on purpose
// takes fix: 2

import SwiftUI

struct Home: View {
    // What the screen shows.
    var body: some View {
        List {
            Text("Home")
        }
        .id(UUID().uuidString)
//          ^~~~~~~~~~~~~~~~~ warning: '.id(UUID().uuidString)' gives the view a new identity on every update, so its state, focus and scroll position are lost each time
//          suggested fix: Remove '.id(UUID().uuidString)', because something may rely on the view starting over
//          suggested fix: Keep the identity in '@State private var identity', because the view then starts over only where 'identity' is given another value
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    @State private var identity = UUID().uuidString

    // What the screen shows.
    var body: some View {
        List {
            Text("Home")
        }
        .id(identity)
    }
}
