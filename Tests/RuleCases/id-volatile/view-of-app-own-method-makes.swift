// A view of the app's own that a method makes

import SwiftUI

struct Home: View {
    private var title: some View { Text("Home") }

    var body: some View {
        VStack {
            title.id(UUID())
//                   ^~~~~~ warning: '.id(UUID())' resets the view's state, focus and scroll position on every update; keep one identity
//                   suggested fix: Remove '.id(UUID())', because something may rely on the view starting over
//                   suggested fix: Keep the identity in '@State private var identity', because the view then starts over only where 'identity' is given another value
            row("a").id(UUID())
//                      ^~~~~~ warning: '.id(UUID())' resets the view's state, focus and scroll position on every update; keep one identity
//                      suggested fix: Remove '.id(UUID())', because something may rely on the view starting over
//                      suggested fix: Keep the identity in '@State private var identity', because the view then starts over only where 'identity' is given another value
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
