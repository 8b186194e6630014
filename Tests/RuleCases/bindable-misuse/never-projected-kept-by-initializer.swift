// Never projected, kept by an initializer

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Row: View {
    @Bindable
    private var model: Model
//              ^~~~~ info: 'Row' never uses '$model', so it does not need @Bindable; a plain 'let' also updates the view
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
