// A style owns state like a view

import SwiftUI

struct Pressed: ButtonStyle {
    @State var presses = 0
//             ^~~~~~~ warning: Callers of 'Pressed' can set 'presses', but @State ignores later values; make it private
//             safe fix: Make 'presses' private

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}
// --- fixed
import SwiftUI

struct Pressed: ButtonStyle {
    @State private var presses = 0

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}
