// A call leaves the value out, so not every call has one to bind

import SwiftUI

struct Switch: View {
    @State var isOn = false
//             ^~~~ warning: 'isOn' is @State, which keeps the first value that it is given: when 'isAwake' changes, 'Switch' does not see it
//             suggested fix: Say that only the first 'isOn' counts, because 'Switch' goes on ignoring later values

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
// --- fixed
import SwiftUI

struct Switch: View {
    @State private var isOn = false

    init(isOn initialIsOn: Bool = false) {
        _isOn = State(initialValue: initialIsOn)
    }

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
