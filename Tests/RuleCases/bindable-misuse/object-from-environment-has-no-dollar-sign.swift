// An object from the environment has no dollar sign

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @Environment(Model.self) private var model

    var body: some View {
        TextField("Name", text: $model.name)
//                              ^~~~~~ warning: 'model' comes from @Environment and has no '$'; '@Bindable var model = model' in the body of 'Editor' gives it one
//                              suggested fix: Declare a bindable 'model', because 'model' does not compile as it is
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @Environment(Model.self) private var model

    var body: some View {
        @Bindable var model = model
        TextField("Name", text: $model.name)
    }
}
