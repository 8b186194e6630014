// An object that is made for its identity

import SwiftUI

final class Token {}

struct Home: View {
    var body: some View {
        TextField("Home", text: .constant("")).id(ObjectIdentifier(Token()))
//                                                ^~~~~~~~~~~~~~~~~~~~~~~~~ warning: '.id(ObjectIdentifier(Token()))' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                                suggested fix: Remove '.id(ObjectIdentifier(Token()))', because the view may be reset on purpose
//                                                suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
    }
}
// --- fixed
import SwiftUI

final class Token {}

struct Home: View {
    var body: some View {
        TextField("Home", text: .constant(""))
    }
}
