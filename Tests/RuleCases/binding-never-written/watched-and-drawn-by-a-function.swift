// A function that draws is no code that the handler of 'onChange' calls

import SwiftUI

struct Recorder: View {
    @Binding var isOn: Bool
//               ^~~~ hint: 'Recorder' only reads its @Binding; 'let isOn: Bool' is enough
//               suggested fix: Take 'isOn' as a plain value, because closures that run later read the value that 'Recorder' was created with
    @State private var shown = false

    var body: some View {
        light().onChange(of: isOn) { _, value in shown = value }
    }

    private func light() -> some View { Text(isOn ? "on" : "off") }
}

struct Home: View {
    @State private var isOn = false

    var body: some View {
        Recorder(isOn: $isOn)
        Toggle("", isOn: $isOn)
    }
}
// --- fixed
import SwiftUI

struct Recorder: View {
    let isOn: Bool
    @State private var shown = false

    var body: some View {
        light().onChange(of: isOn) { _, value in shown = value }
    }

    private func light() -> some View { Text(isOn ? "on" : "off") }
}

struct Home: View {
    @State private var isOn = false

    var body: some View {
        Recorder(isOn: isOn)
        Toggle("", isOn: $isOn)
    }
}
