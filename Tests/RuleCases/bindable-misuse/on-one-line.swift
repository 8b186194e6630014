// On one line

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @Environment(Model.self) private var model
    var body: some View { TextField("Name", text: $model.name) }
//                                                ^~~~~~ warning: '$model' is not available for an object from @Environment; add '@Bindable var model = model' to the body
//                                                suggested fix: Declare a @Bindable variable 'model', because '$model' does not compile without it
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @Environment(Model.self) private var model
    var body: some View { @Bindable var model = model; TextField("Name", text: $model.name) }
}
