// Nothing that decides is known to change: a constant, a literal at each call, an unknown caller, the environment's habits

import SwiftUI

struct Glow: ViewModifier {
    let on: Bool
    func body(content: Content) -> some View { if on { content.opacity(0.5) } else { content } }
}

struct Shine: ViewModifier {
    let on: Bool
    func body(content: Content) -> some View { if on { content.opacity(0.5) } else { content } }
}

struct Still: ViewModifier {
    @Environment(\.locale) private var locale
    let isPad = true
    func body(content: Content) -> some View {
        if isPad { content.opacity(locale.identifier == "en" ? 1 : 0.5) } else { content }
    }
}

struct Home: View {
    var body: some View { Text("").modifier(Glow(on: true)) }
}

struct LookKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var isGlass: Bool { get { self[LookKey.self] } set { self[LookKey.self] = newValue } }
}

struct Chrome: ViewModifier {
    @Environment(\.isGlass) private var isGlass
    func body(content: Content) -> some View { if isGlass { content.opacity(0.5) } else { content } }
}
