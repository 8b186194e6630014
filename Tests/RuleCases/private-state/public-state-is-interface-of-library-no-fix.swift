// Public state is the interface of a library: no fix

import SwiftUI

public struct Blink: ViewModifier {
    @SwiftUI.State public var isOn = false
//                            ^~~~ info: 'isOn' belongs only to 'Blink'; make it private

    public init() {}

    public func body(content: Content) -> some View {
        content
    }
}
