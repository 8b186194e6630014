// Never projected: a constant shows the same

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Row: View {
    @Bindable var model: Model
//                ^~~~~ info: 'Row' never uses '$model', so it does not need @Bindable; a plain 'let' also updates the view
//                safe fix: Make 'model' a plain 'let'

    var body: some View {
        Text(model.name)
        Button("Clear") { model.name = "" }
    }
}

struct Home: View {
    @State private var model = Model()

    var body: some View {
        Row(model: model)
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Row: View {
    let model: Model

    var body: some View {
        Text(model.name)
        Button("Clear") { model.name = "" }
    }
}

struct Home: View {
    @State private var model = Model()

    var body: some View {
        Row(model: model)
    }
}
