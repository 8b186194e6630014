// The body in the extension shows a view with state

import SwiftUI

struct Field: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
}

struct Form1 { let title: String }

extension Form1: View {
    var body: some View {
        Text(title)
        Field()
    }
}

struct Home: View {
    var body: some View { Form1(title: "a").id(UUID()) }
//                                             ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                             suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                                             suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
}
// --- fixed
import SwiftUI

struct Field: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
}

struct Form1 { let title: String }

extension Form1: View {
    var body: some View {
        Text(title)
        Field()
    }
}

struct Home: View {
    var body: some View { Form1(title: "a") }
}
