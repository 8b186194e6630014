// The initializer uses the object before the view is there

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @Bindable private var model = Model()
//                        ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//                        suggested fix: Keep 'model' with @State, because 'setUp' uses 'model' and is used at Example.swift:11, before the view is installed

    init(name: String) {
        setUp(name)
    }

    var body: some View {
        TextField("Name", text: $model.name)
    }

    private func setUp(_ name: String) {
        model.name = name
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @State private var model = Model()

    init(name: String) {
        setUp(name)
    }

    var body: some View {
        TextField("Name", text: $model.name)
    }

    private func setUp(_ name: String) {
        model.name = name
    }
}
