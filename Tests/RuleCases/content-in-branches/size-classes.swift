// What surrounds the view seldom changes while it is on the screen: a hint

import SwiftUI

struct Adaptive: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        if colorScheme == .dark { content.opacity(0.5) } else { content }
//         ^~~~~~~~~~~~~~~~~~~~ hint: 'content' is in several branches, so what 'Adaptive' modifies loses its state when 'colorScheme' changes
//         suggested fix: Keep 'content' in one place, because 'content' then keeps its state, and SwiftUI animates the change itself
    }
}
// --- fixed
import SwiftUI

struct Adaptive: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content.opacity(colorScheme == .dark ? 0.5 : 1)
    }
}
