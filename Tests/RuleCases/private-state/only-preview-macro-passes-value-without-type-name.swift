// Only a preview macro passes a value, without the type's name
// needs manual work: the preview has to do without the argument

import SwiftUI

struct Greeting: View {
    @State var name = "you"
//             ^~~~ warning: Callers of 'Greeting' can set 'name', but @State ignores later values; make it private
//             suggested fix: Make 'name' private, because 'name' is passed at Example.swift:12

    var body: some View {
        Text(name)
    }
}

#Preview {
    let view: Greeting = .init(name: "Maria")
    view
}
// --- fixed
import SwiftUI

struct Greeting: View {
    @State private var name = "you"

    var body: some View {
        Text(name)
    }
}

#Preview {
    let view: Greeting = .init(name: "Maria")
    view
}
