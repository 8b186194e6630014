// A function, a computed property, or a closure creates the object

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
    static func make() -> Model { Model() }
    static var fresh: Model { .init() }
}

struct Container {
    static let shared = Container()
    func makeModel() -> Model { Model() }
}

struct Card: View {
    private let model = Model.make()
//              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//              safe fix: Keep 'model' with @State
    private let other: Model = .fresh
//              ^~~~~ warning: Every update of the parent re-creates 'other' and loses its state; keep it with @State
//              safe fix: Keep 'other' with @State
    private let shared = Container.shared.makeModel()
//              ^~~~~~ warning: Every update of the parent re-creates 'shared' and loses its state; keep it with @State
//              safe fix: Keep 'shared' with @State
    private let named: Model = {
//              ^~~~~ warning: Every update of the parent re-creates 'named' and loses its state; keep it with @State
//              safe fix: Keep 'named' with @State
        let model = Model()
        model.name = "new"
        return model
    }()

    var body: some View {
        Text(model.name + other.name + shared.name + named.name)
    }
}
// --- fixed
import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
    static func make() -> Model { Model() }
    static var fresh: Model { .init() }
}

struct Container {
    static let shared = Container()
    func makeModel() -> Model { Model() }
}

struct Card: View {
    @State private var model = Model.make()
    @State private var other: Model = .fresh
    @State private var shared = Container.shared.makeModel()
    @State private var named: Model = {
        let model = Model()
        model.name = "new"
        return model
    }()

    var body: some View {
        Text(model.name + other.name + shared.name + named.name)
    }
}
