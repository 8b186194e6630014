// In a modifier of the app's own

import SwiftUI

struct Restarted: ViewModifier {
    func body(content: Content) -> some View {
        content.id(UUID())
//                 ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                 suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                 suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
    }
}

extension View {
    func restarted() -> some View {
        self.id(UUID())
//              ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//              suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
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
