// The line goes with the modifier

import SwiftUI

struct Home: View {
    var body: some View {
        List {
            Text("Home")
        }
        .id(Date.now)
//          ^~~~~~~~ warning: '.id(Date.now)' resets the view's state, focus and scroll position on every update; keep one identity
//          suggested fix: Remove '.id(Date.now)', because something may rely on the view starting over
//          suggested fix: Keep the identity in '@State private var identity', because the view then starts over only where 'identity' is given another value
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    var body: some View {
        List {
            Text("Home")
        }
    }
}
