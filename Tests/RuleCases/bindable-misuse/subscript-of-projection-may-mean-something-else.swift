// A subscript of the projection may mean something else

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @Bindable private var model = Model()
//                        ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//                        suggested fix: Keep 'model' with @State, because '$model' is passed on at Example.swift:11

    var body: some View {
        TextField("Name", text: $model[dynamicMember: \.name])
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @State private var model = Model()

    var body: some View {
        TextField("Name", text: $model[dynamicMember: \.name])
    }
}
