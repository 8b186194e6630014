// In a modifier of the app's own

import SwiftUI

struct Restarted: ViewModifier {
    func body(content: Content) -> some View {
        content.id(UUID())
//                 ^~~~~~ warning: '.id(UUID())' resets the view's state, focus and scroll position on every update; keep one identity
//                 suggested fix: Remove '.id(UUID())', because something may rely on the view starting over
//                 suggested fix: Keep the identity in '@State private var identity', because the view then starts over only where 'identity' is given another value
    }
}

extension View {
    func restarted() -> some View {
        self.id(UUID())
//              ^~~~~~ warning: '.id(UUID())' resets the view's state, focus and scroll position on every update; keep one identity
//              suggested fix: Remove '.id(UUID())', because something may rely on the view starting over
    }
}
// --- fixed
import SwiftUI

struct Restarted: ViewModifier {
    func body(content: Content) -> some View {
        content
    }
}

extension View {
    func restarted() -> some View {
        self
    }
}
