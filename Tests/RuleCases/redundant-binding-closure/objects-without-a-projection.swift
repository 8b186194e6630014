// An observable object that is only held, or read from the environment, needs a variable that gives bindings

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Held: View {
    let model: Model

    var body: some View {
        TextField("", text: Binding(get: { model.name }, set: { model.name = $0 }))
//                          ^~~~~~~ hint: This binding only reads and writes 'model.name'; use '$model.name' of a '@Bindable' variable
//                          suggested fix: Use '$model.name' of a '@Bindable' variable, because 'body' then starts with a variable 'model' that shadows the property
    }
}

struct Found: View {
    @Environment(Model.self) private var model

    var body: some View {
        VStack {
            TextField("", text: Binding(get: { model.name }, set: { model.name = $0 }))
//                              ^~~~~~~ hint: This binding only reads and writes 'model.name'; use '$model.name' of a '@Bindable' variable
//                              suggested fix: Use '$model.name' of a '@Bindable' variable, because 'body' then starts with a variable 'model' that shadows the property
        }
    }
}
// --- fixed
import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Held: View {
    let model: Model

    var body: some View {
        @Bindable var model = model
        TextField("", text: $model.name)
    }
}

struct Found: View {
    @Environment(Model.self) private var model

    var body: some View {
        @Bindable var model = model
        VStack {
            TextField("", text: $model.name)
        }
    }
}
