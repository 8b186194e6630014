// The clock

import SwiftUI

struct Home: View {
    var body: some View {
        ScrollView {
            Text("Home")
        }.id(CFAbsoluteTimeGetCurrent())
//           ^~~~~~~~~~~~~~~~~~~~~~~~~~ warning: '.id(CFAbsoluteTimeGetCurrent())' resets the view's state, focus and scroll position on every update; keep one identity
//           suggested fix: Remove '.id(CFAbsoluteTimeGetCurrent())', because something may rely on the view starting over
//           suggested fix: Keep the identity in '@State private var identity', because the view then starts over only where 'identity' is given another value
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    var body: some View {
        ScrollView {
            Text("Home")
        }
    }
}
