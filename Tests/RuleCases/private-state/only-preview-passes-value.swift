// Only a preview passes a value
// needs manual work: the preview has to do without the argument

import SwiftUI

struct Greeting: View {
    @State var name = "you"
//             ^~~~ warning: Callers of 'Greeting' can set 'name', but @State ignores later values; make it private
//             suggested fix: Make 'name' private, because 'name' is passed at Example.swift:13

    var body: some View {
        Text(name)
    }
}

struct Greeting_Previews: PreviewProvider {
    static var previews: some View {
        Greeting(name: "Maria")
    }
}
// --- fixed
import SwiftUI

struct Greeting: View {
    @State private var name = "you"

    var body: some View {
        Text(name)
    }
}

struct Greeting_Previews: PreviewProvider {
    static var previews: some View {
        Greeting(name: "Maria")
    }
}
