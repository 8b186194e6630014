// Never projected, kept by an initialiser

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Row: View {
    @Bindable
    private var model: Model
//              ^~~~~ info: 'Row' makes no binding from 'model', so it needs no @Bindable: a view follows what it reads from a plain 'let' too
//              safe fix: Make 'model' a plain 'let'

    init(_ model: Model) {
        self.model = model
    }

    var body: some View {
        Text(model.name)
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Row: View {
    private let model: Model

    init(_ model: Model) {
        self.model = model
    }

    var body: some View {
        Text(model.name)
    }
}
