// A view of the app's own that a method makes

import SwiftUI

struct Home: View {
    private var title: some View { Text("Home") }

    var body: some View {
        VStack {
            title.id(UUID())
//                   ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                   suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                   suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
            row("a").id(UUID())
//                      ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                      suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                      suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
        }
    }

    private func row(_ title: String) -> some View {
        Text(title)
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    private var title: some View { Text("Home") }

    var body: some View {
        VStack {
            title
            row("a")
        }
    }

    private func row(_ title: String) -> some View {
        Text(title)
    }
}
