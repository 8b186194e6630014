// Three branches, two stacks, a builder that is called, and a switch: no single value could take their place

import SwiftUI

enum Look { case plain, dim, off }

struct Dim: ViewModifier {
    @State private var look = Look.plain
    @State private var isHidden = false

    func body(content: Content) -> some View {
        VStack {
            if isHidden { content.opacity(0) } else if look == .dim { content.opacity(0.5) } else { content }
//             ^~~~~~~~ info: 'content' is in several branches, so what 'Dim' modifies loses its state when 'isHidden' and 'look' change
            Button("Off") { look = .off; isHidden = true }
        }
    }
}

struct Card<C: View>: View {
    @State private var look = Look.plain
    @ViewBuilder let content: () -> C

    var body: some View {
        switch look {
//             ^~~~ info: 'content' is in several branches, so 'content' loses its state when 'look' changes
        case .plain: content()
        case .dim: content().opacity(0.5)
        case .off: Text("-")
        }
        Button("Off") { look = .off }
    }
}

struct Panel<C: View>: View {
    @Binding var isWide: Bool
    let content: C

    var body: some View {
        if isWide { HStack { content } } else { VStack { content } }
//         ^~~~~~ info: 'content' is in several branches, so 'content' loses its state when 'isWide' changes
        Button("Wide") { isWide.toggle() }
    }
}
