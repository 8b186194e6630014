// The initializer creates the object in a constant, in each branch, or with a function

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
    static func make() -> Model { Model() }
}

struct Card: View {
    private let model: Model
//              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//              suggested fix: Keep 'model' with @State, because 'model' is assigned at Example.swift:17
    private let branched: Model
//              ^~~~~~~~ warning: Every update of the parent re-creates 'branched' and loses its state; keep it with @State
//              suggested fix: Keep 'branched' with @State, because 'branched' depends on 'isNew', and @StateObject ignores later values of it
    private let made: Model
//              ^~~~ warning: Every update of the parent re-creates 'made' and loses its state; keep it with @State
//              suggested fix: Keep 'made' with @State, because 'made' is assigned at Example.swift:19

    init(isNew: Bool) {
        let model = Model()
        model.name = "new"
        self.model = model
        if isNew { branched = Model() } else { branched = .make() }
        made = Model.make()
    }

    var body: some View {
        Text(model.name + branched.name + made.name)
    }
}
// --- fixed
import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
    static func make() -> Model { Model() }
}

struct Card: View {
    @State private var model: Model
    @State private var branched: Model
    @State private var made: Model

    init(isNew: Bool) {
        let model = Model()
        model.name = "new"
        self.model = model
        if isNew { branched = Model() } else { branched = .make() }
        made = Model.make()
    }

    var body: some View {
        Text(model.name + branched.name + made.name)
    }
}
