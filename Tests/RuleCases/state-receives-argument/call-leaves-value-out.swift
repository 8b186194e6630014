// A call leaves the value out, so not every call has one to bind

import SwiftUI

struct Switch: View {
    @State var isOn = false
//             ^~~~ warning: What users enter in 'Switch' stays in 'isOn' and never reaches the caller; use a @Binding

    var body: some View {
        Toggle("On", isOn: $isOn)
    }
}

struct Home: View {
    @State private var isAwake = true

    var body: some View {
        Switch(isOn: isAwake)
        Switch()
    }
}
