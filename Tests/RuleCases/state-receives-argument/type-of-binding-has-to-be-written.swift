// The type of a binding has to be written

import SwiftUI

struct Switch: View {
    @State var isOn = false
//             ^~~~ info: 'Switch' keeps its first 'isOn' when the caller's value changes; use a @Binding
//             suggested fix: Bind 'isOn' to the caller's value, because changes to 'isOn' in 'Switch' then also change the caller's value
//             suggested fix: Add an initializer that takes 'isOn' as an initial value and make it private, because 'Switch' still ignores later values

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
