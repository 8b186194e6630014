// A function that gives a binding, and a computed one

import SwiftUI

struct Answers: View {
    let make: (Int) -> Binding<Bool>
    static let none: Binding<Bool> = .constant(false)
    var first: Binding<Bool> { make(0) }
    var always: Binding<Bool> { Binding(get: { true }, set: { _ in }) }

    var body: some View {
        Toggle("First", isOn: first)
        Toggle("Always", isOn: always)
    }
}
