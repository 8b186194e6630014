// The type of a binding has to be written

import SwiftUI

struct Switch: View {
    @State var isOn = false
//             ^~~~ warning: 'isOn' is @State, which keeps the first value that it is given: when 'isAwake' changes, 'Switch' does not see it
//             suggested fix: Bind 'isOn' to the value of the caller, because what 'Switch' does with 'isOn' then happens to its caller's value too
//             suggested fix: Say that only the first 'isOn' counts, because 'Switch' goes on ignoring later values

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
