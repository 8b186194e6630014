// An object that is made for its identity

import SwiftUI

final class Token {}

struct Home: View {
    var body: some View {
        Text("Home").id(ObjectIdentifier(Token()))
//                      ^~~~~~~~~~~~~~~~~~~~~~~~~ warning: '.id(ObjectIdentifier(Token()))' resets the view's state, focus and scroll position on every update; keep one identity
//                      suggested fix: Remove '.id(ObjectIdentifier(Token()))', because something may rely on the view starting over
//                      suggested fix: Keep the identity in '@State private var identity', because the view then starts over only where 'identity' is given another value
    }
}
// --- fixed
import SwiftUI

final class Token {}

struct Home: View {
    var body: some View {
        Text("Home")
    }
}
