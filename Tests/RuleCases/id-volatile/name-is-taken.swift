// The name is taken
// takes fix: 2

import SwiftUI

struct Home: View {
    let identity: Int

    var body: some View {
        Text("Home").id(Int.random(in: 0..<100))
//                      ^~~~~~~~~~~~~~~~~~~~~~~ warning: '.id(Int.random(in: 0..<100))' resets the view's state, focus and scroll position on every update; keep one identity
//                      suggested fix: Remove '.id(Int.random(in: 0..<100))', because something may rely on the view starting over
//                      suggested fix: Keep the identity in '@State private var identity2', because the view then starts over only where 'identity2' is given another value
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    let identity: Int

    @State private var identity2 = Int.random(in: 0..<100)

    var body: some View {
        Text("Home").id(identity2)
    }
}
