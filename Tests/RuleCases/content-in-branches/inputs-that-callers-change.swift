// A caller's state decides

import SwiftUI

struct Glow: ViewModifier {
    let on: Bool
    func body(content: Content) -> some View {
        if on { content.disabled(true) } else { content }
//         ^~ info: 'content' is in several branches, so what 'Glow' modifies loses its state when 'on' changes
//         suggested fix: Keep 'content' in one place, because 'content' then keeps its state, and SwiftUI animates the change itself
    }
}

struct Home: View {
    @State private var on = false

    var body: some View {
        Button("On") { on.toggle() }.modifier(Glow(on: on))
    }
}
// --- fixed
import SwiftUI

struct Glow: ViewModifier {
    let on: Bool
    func body(content: Content) -> some View {
        content.disabled(on ? true : false)
    }
}

struct Home: View {
    @State private var on = false

    var body: some View {
        Button("On") { on.toggle() }.modifier(Glow(on: on))
    }
}
