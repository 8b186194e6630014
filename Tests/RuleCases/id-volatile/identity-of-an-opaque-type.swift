// The identity is a computed property of an opaque type

import SwiftUI

struct Card: View {
    let name: String
    @State private var isLiked = false

    var body: some View {
        Toggle(name, isOn: $isLiked).id(identity)
//                                      ^~~~~~~~ warning: '.id(identity)' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                      suggested fix: Remove '.id(identity)', because the view may be reset on purpose
    }

    private var identity: some Hashable { [name, UUID().uuidString] }
}
// --- fixed
import SwiftUI

struct Card: View {
    let name: String
    @State private var isLiked = false

    var body: some View {
        Toggle(name, isOn: $isLiked)
    }

    private var identity: some Hashable { [name, UUID().uuidString] }
}
