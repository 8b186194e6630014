// From the environment, with a local variable that has the dollar sign

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
