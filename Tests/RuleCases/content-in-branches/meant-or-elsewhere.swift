// An identity, a transition, one branch, two slots, something behind the content

import SwiftUI

struct Swap: ViewModifier {
    @AppStorage("on") private var on = false
    func body(content: Content) -> some View {
        if on { content.transition(.opacity) } else { content.hidden().transition(.opacity) }
    }
}

struct Named: ViewModifier {
    @AppStorage("on") private var on = false
    func body(content: Content) -> some View {
        if on { content.id("on") } else { content.opacity(0.5).id("off") }
    }
}

struct Gate: ViewModifier {
    @AppStorage("on") private var on = false
    func body(content: Content) -> some View { if on { content } else { Text("-") } }
}

struct Two<A: View, B: View>: View {
    @State private var on = false
    let a: A
    let b: B

    var body: some View {
        if on { a } else { b }
        Button("On") { on.toggle() }
    }
}

struct Behind: ViewModifier {
    @AppStorage("on") private var on = false
    func body(content: Content) -> some View { if on { Text("").background { content } } else { content } }
}

struct Plain: View {
    @State private var on = false
    private var title: some View { Text("") }

    var body: some View {
        if on { title.opacity(0.5) } else { title }
        Button("On") { on.toggle() }
    }
}
