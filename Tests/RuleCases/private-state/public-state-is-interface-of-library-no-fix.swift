// Public state is the interface of a library: no fix

import SwiftUI

public struct Blink: ViewModifier {
    @SwiftUI.State public var isOn = false
//                            ^~~~ warning: The @State property 'isOn' should be private, since 'Blink' alone owns it

    public init() {}

    public func body(content: Content) -> some View {
        content
    }
}
