// Public state is the interface of a library: no fix

import SwiftUI

public struct Blink: ViewModifier {
    @SwiftUI.State public var isOn = false
//                            ^~~~ warning: Callers of 'Blink' can set 'isOn', and @State ignores later values; make it private

    public init() {}

    public func body(content: Content) -> some View {
        content
    }
}
