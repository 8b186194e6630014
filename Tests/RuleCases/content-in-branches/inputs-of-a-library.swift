// Nobody is known to call the view that hands the value on

import SwiftUI

struct Glow: ViewModifier {
    let on: Bool
    func body(content: Content) -> some View {
        if on { content.disabled(true) } else { content }
    }
}

public struct Card: View {
    let on: Bool
    public init(on: Bool) { self.on = on }
    public var body: some View { Inner(on: on) }
}

struct Inner: View {
    let on: Bool
    var body: some View { Text("").modifier(Glow(on: on)) }
}
