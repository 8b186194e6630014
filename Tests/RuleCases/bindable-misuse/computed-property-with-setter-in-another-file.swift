// A computed property with a setter, in another file, gives the same binding

// --- Editor.swift
import SwiftUI

struct Editor: View {
    @Bindable private var model = Model()
//                        ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//                        safe fix: Keep 'model' with @State

    var body: some View {
        TextField("Name", text: $model.shown)
    }
}
// --- Model.swift
import Observation

@Observable final class Model {
    var name = ""
    var shown: String {
        get { name }
        set { name = newValue }
    }
}
// --- fixed Editor.swift
import SwiftUI

struct Editor: View {
    @State private var model = Model()

    var body: some View {
        TextField("Name", text: $model.shown)
    }
}
