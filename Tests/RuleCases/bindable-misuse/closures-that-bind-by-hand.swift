// Closures bind a member by hand: the wrapper is what they should use, of which another rule tells
// also reported by: redundant-binding-closure

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @Bindable var model: Model

    var body: some View {
        TextField("Name", text: Binding(get: { model.name }, set: { model.name = $0 }))
    }
}

struct Home: View {
    @State private var model = Model()

    var body: some View { Editor(model: model) }
}
