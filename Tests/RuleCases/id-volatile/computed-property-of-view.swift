// A computed property of the view

import SwiftUI

struct Home: View {
    private var token: UUID { UUID() }

    var body: some View {
        TextField("Home", text: .constant("")).id(token)
//                                                ^~~~~ warning: '.id(token)' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                                suggested fix: Remove '.id(token)', because the view may be reset on purpose
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    private var token: UUID { UUID() }

    var body: some View {
        TextField("Home", text: .constant(""))
    }
}
