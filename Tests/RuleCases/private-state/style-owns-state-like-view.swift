// A style owns state like a view

import SwiftUI

struct Pressed: ButtonStyle {
    @State var presses = 0
//             ^~~~~~~ warning: The @State property 'presses' should be private, since 'Pressed' alone owns it
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
