// A text or an image keeps nothing; a text field has the focus, and what follows a text may keep something

import SwiftUI

struct Badge: View {
    @State private var isOpen = false
    var body: some View { Button(isOpen ? "1" : "0") { isOpen.toggle() } }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        Text(name).padding(3).id(UUID())
        Image(systemName: name).id(UUID())
        TextField("Name", text: $name).id(UUID())
//                                        ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                        suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                                        suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
        Text(name).overlay { Badge() }.id(UUID())
//                                        ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                        suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                                        suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
        Text(name).onAppear { name = "" }.id(UUID())
//                                           ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                           suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                                           suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
    }
}
// --- fixed
import SwiftUI

struct Badge: View {
    @State private var isOpen = false
    var body: some View { Button(isOpen ? "1" : "0") { isOpen.toggle() } }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        Text(name).padding(3).id(UUID())
        Image(systemName: name).id(UUID())
        TextField("Name", text: $name)
        Text(name).overlay { Badge() }
        Text(name).onAppear { name = "" }
    }
}
