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
//          ^~~~~~~~~~~~~~~~~ warning: '.id(UUID().uuidString)' resets the view's state, focus, and scroll position on every update; use a stable identity
//          suggested fix: Remove '.id(UUID().uuidString)', because the view may be reset on purpose
//          suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
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
