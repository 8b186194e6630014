// A property that bindings have too means another one

import SwiftUI

@Observable final class Model {
    var transaction = ""
}

struct Editor: View {
    @Bindable private var model = Model()
//                        ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//                        suggested fix: Keep 'model' with @State, because '$model.transaction' at Example.swift:11 may mean something else in a binding to the whole object

    var body: some View {
        TextField("Name", text: $model.transaction)
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var transaction = ""
}

struct Editor: View {
    @State private var model = Model()

    var body: some View {
        TextField("Name", text: $model.transaction)
    }
}
