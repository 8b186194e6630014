// What stands behind the dollar sign is none of the object's own properties

import SwiftUI

@Observable final class Model {
    var name = ""
}

extension Bindable where Value == Model {
    @MainActor func trimmed() -> Binding<String> { self.name }
}

extension Binding where Value == Model {
    @MainActor func trimmed() -> Binding<String> { .constant("") }
}

struct Editor: View {
    @Bindable private var model = Model()
//                        ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//                        suggested fix: Keep 'model' with @State, because '$model.trimmed' at Example.swift:19 may mean something else in a binding to the whole object

    var body: some View {
        TextField("Name", text: $model.trimmed())
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var name = ""
}

extension Bindable where Value == Model {
    @MainActor func trimmed() -> Binding<String> { self.name }
}

extension Binding where Value == Model {
    @MainActor func trimmed() -> Binding<String> { .constant("") }
}

struct Editor: View {
    @State private var model = Model()

    var body: some View {
        TextField("Name", text: $model.trimmed())
    }
}
