// The name is taken
// takes fix: 2

import SwiftUI

struct Home: View {
    let identity: Int

    var body: some View {
        TextField("Home", text: .constant("")).id(Int.random(in: 0..<100))
//                                                ^~~~~~~~~~~~~~~~~~~~~~~ warning: '.id(Int.random(in: 0..<100))' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                                suggested fix: Remove '.id(Int.random(in: 0..<100))', because the view may be reset on purpose
//                                                suggested fix: Keep the identity in '@State private var identity2', because the view then resets only when 'identity2' gets a new value
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    let identity: Int

    @State private var identity2 = Int.random(in: 0..<100)

    var body: some View {
        TextField("Home", text: .constant("")).id(identity2)
    }
}
