// The initializer creates the object in a constant, sets it up, and then assigns it

import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    func load() { name = "loaded" }
}

struct Card: View {
    @ObservedObject private var model: Model
//                              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'model' with @StateObject, because every update still creates 'model', and all but the first are thrown away

    init() {
        let model = Model()
        model.load()
        self.model = model
    }

    var body: some View {
        Text(model.name)
    }
}

struct Row: View {
    @ObservedObject private var model: Model
//                              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'model' with @StateObject, because every update still creates 'new', and all but the first are thrown away

    init(isNew: Bool) {
        let new: Model
        if isNew { new = Model() } else { new = .init() }
        _model = .init(wrappedValue: new)
    }

    var body: some View {
        Text(model.name)
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    func load() { name = "loaded" }
}

struct Card: View {
    @StateObject private var model: Model

    init() {
        let model = Model()
        model.load()
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text(model.name)
    }
}

struct Row: View {
    @StateObject private var model: Model

    init(isNew: Bool) {
        let new: Model
        if isNew { new = Model() } else { new = .init() }
        _model = .init(wrappedValue: new)
    }

    var body: some View {
        Text(model.name)
    }
}
