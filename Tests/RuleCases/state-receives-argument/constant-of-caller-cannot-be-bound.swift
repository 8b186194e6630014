// A constant of the caller cannot be bound, but the parameter can say what is kept

import SwiftUI

struct Editor: View {
    @State var name: String
//             ^~~~ warning: What users enter in 'Editor' stays in 'name' and never reaches the caller; use a @Binding

    var body: some View {
        TextField("Name", text: $name)
    }
}

struct Home: View {
    let name: String

    var body: some View {
        Editor(name: name)
    }
}
