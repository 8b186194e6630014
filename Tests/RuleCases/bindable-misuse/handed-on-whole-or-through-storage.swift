// Handed on whole, or through its storage

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @Bindable var model: Model
    @Bindable var other: Model

    var body: some View {
        TextField("Name", text: Bindable(model).name)
        show($model)
        TextField("Name", text: _other.name)
    }

    func show(_ model: Bindable<Model>) -> some View { EmptyView() }
}
