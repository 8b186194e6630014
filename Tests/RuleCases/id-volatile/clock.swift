// The clock

import SwiftUI

struct Home: View {
    var body: some View {
        ScrollView {
            Text("Home")
        }.id(CFAbsoluteTimeGetCurrent())
//           ^~~~~~~~~~~~~~~~~~~~~~~~~~ warning: '.id(CFAbsoluteTimeGetCurrent())' resets the view's state, focus, and scroll position on every update; use a stable identity
//           suggested fix: Remove '.id(CFAbsoluteTimeGetCurrent())', because the view may be reset on purpose
//           suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
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
