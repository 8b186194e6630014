// Public state is the interface of a library: no fix

import SwiftUI

public struct Blink: ViewModifier {
    @SwiftUI.State public var isOn = false
//                            ^~~~ warning: 'isOn' belongs only to 'Blink', and @State ignores values from other code; make it private

    public init() {}

    public func body(content: Content) -> some View {
        content
    }
}
