// A local variable and a class are none of its business

import SwiftUI

@Observable final class Model {
    var name = ""
}

func field(_ model: Model) -> some View {
    @Bindable var model = Model()
    return TextField("Name", text: $model.name)
}

final class Holder {
    @Bindable var model = Model()
}
