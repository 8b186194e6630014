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
//          ^~~~~~~~~~~~~~~~~ warning: '.id(UUID().uuidString)' resets the view's state, focus and scroll position on every update; keep one identity
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
