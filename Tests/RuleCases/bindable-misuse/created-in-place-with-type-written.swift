// Created in place, with the type written

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @Bindable private var model: Model = .init()
//                        ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//                        safe fix: Keep 'model' with @State

    var body: some View {
        TextField("Name", text: $model.name)
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @State private var model: Model = .init()

    var body: some View {
        TextField("Name", text: $model.name)
    }
}
