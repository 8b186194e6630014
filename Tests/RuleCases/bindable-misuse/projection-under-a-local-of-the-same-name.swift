// A plain local variable has no '$': the projection is the property's, unless the variable is declared with a wrapper

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Rows: View {
    @Bindable var model: Model
    let all: [Model]
    var body: some View {
        ForEach(all, id: \.name) { model in Text(model.name); TextField("", text: $model.name) }
    }
}

struct Called: View {
    @Bindable var model: Model
    var body: some View { field(model) }
    private func field(_ model: Model) -> some View { TextField(model.name, text: $model.name) }
}

struct Declared: View {
    @Bindable var model: Model
//                ^~~~~ info: 'Declared' never uses '$model', so it does not need @Bindable; a plain 'let' also updates the view
//                safe fix: Make 'model' a plain 'let'
    var body: some View {
        @Bindable var model = model
        TextField(model.name, text: $model.name)
    }
}
// --- fixed
import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Rows: View {
    @Bindable var model: Model
    let all: [Model]
    var body: some View {
        ForEach(all, id: \.name) { model in Text(model.name); TextField("", text: $model.name) }
    }
}

struct Called: View {
    @Bindable var model: Model
    var body: some View { field(model) }
    private func field(_ model: Model) -> some View { TextField(model.name, text: $model.name) }
}

struct Declared: View {
    let model: Model
    var body: some View {
        @Bindable var model = model
        TextField(model.name, text: $model.name)
    }
}
