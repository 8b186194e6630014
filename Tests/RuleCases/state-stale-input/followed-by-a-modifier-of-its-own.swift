// A modifier of the app's own tells the view of later values

import SwiftUI

extension View {
    func onValueChanged<Value: Equatable>(of value: Value, perform: @escaping (Value) -> Void) -> some View { self }
}

struct Stack: View {
    let prefersLazy: Bool
    @State private var isLazy: Bool

    init(prefersLazy: Bool) {
        self.prefersLazy = prefersLazy
        _isLazy = State(initialValue: prefersLazy)
    }

    var body: some View {
        Text(isLazy ? "lazy" : "eager")
            .onValueChanged(of: prefersLazy) { isLazy = $0 }
    }
}

struct Home: View {
    @State private var isLong = false

    var body: some View {
        Stack(prefersLazy: isLong)
        Toggle("Long", isOn: $isLong)
    }
}
