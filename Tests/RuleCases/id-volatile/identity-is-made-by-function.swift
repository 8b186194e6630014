// A function makes the identity, by way of another one

import SwiftUI

struct Home: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name).id(makeID())
//                                            ^~~~~~~~ warning: '.id(makeID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                            suggested fix: Remove '.id(makeID())', because the view may be reset on purpose
            TextField("Again", text: $name).id(token)
//                                             ^~~~~ warning: '.id(token)' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                             suggested fix: Remove '.id(token)', because the view may be reset on purpose
        }
    }

    private func makeID() -> UUID { UUID() }
    private var token: String { "home-" + suffix }
    private var suffix: String { makeID().uuidString }
}
// --- fixed
import SwiftUI

struct Home: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            TextField("Again", text: $name)
        }
    }

    private func makeID() -> UUID { UUID() }
    private var token: String { "home-" + suffix }
    private var suffix: String { makeID().uuidString }
}
