// A wrapper of the project's own may do as it likes

import SwiftUI

@propertyWrapper struct State<Value> {
    var wrappedValue: Value
    var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

struct Home: View {
    @State private var isOn = false { didSet { run() } }

    var body: some View { Toggle("On", isOn: $isOn) }

    private func run() {}
}
