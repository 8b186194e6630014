// The type of a binding has to be written

import SwiftUI

struct Switch: View {
    @State var isOn = false
//             ^~~~ info: 'Switch' keeps its first 'isOn' when the caller's value changes: use a @Binding
//             suggested fix: Bind 'isOn' to the value of the caller, because what 'Switch' does with 'isOn' then happens to its caller's value too
//             suggested fix: Write an initializer with 'initial' in front of 'isOn' and make it private, because 'Switch' still ignores later values

    var body: some View {
        Button("Turn") { isOn.toggle() }
        Toggle("On", isOn: $isOn)
    }
}

struct Home: View {
    @State private var isAwake = true
    @AppStorage("sound") private var hasSound = true

    var body: some View {
        Switch(isOn: isAwake)
        Switch(isOn: self.hasSound)
    }
}
// --- fixed
import SwiftUI

struct Switch: View {
    @Binding var isOn: Bool

    var body: some View {
        Button("Turn") { isOn.toggle() }
        Toggle("On", isOn: $isOn)
    }
}

struct Home: View {
    @State private var isAwake = true
    @AppStorage("sound") private var hasSound = true

    var body: some View {
        Switch(isOn: $isAwake)
        Switch(isOn: self.$hasSound)
    }
}
