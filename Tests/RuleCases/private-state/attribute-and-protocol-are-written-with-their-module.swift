// The attribute and the protocol are written with their module

import SwiftUI

struct Shake: SwiftUI.ViewModifier {
    @SwiftUI.State var isShaking = false
//                     ^~~~~~~~~ warning: Callers of 'Shake' can set 'isShaking', but @State ignores later values; make it private
//                     safe fix: Make 'isShaking' private

    func body(content: Content) -> some SwiftUI.View {
        content.onAppear { isShaking = true }
    }
}
// --- fixed
import SwiftUI

struct Shake: SwiftUI.ViewModifier {
    @SwiftUI.State private var isShaking = false

    func body(content: Content) -> some SwiftUI.View {
        content.onAppear { isShaking = true }
    }
}
