// The written type, a shared container, or a global function creates the object

import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    static var preview: Model { .init() }
    static func make() -> Model { Self() }
}

final class Container {
    static let shared = Container()
    func makeModel() -> Model { Model() }
}

func makeModel() -> Model {
    let model = Model()
    model.name = "made"
    return model
}

struct Card: View {
    @ObservedObject private var model: Model = .make()
//                              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'model' with @StateObject
    @ObservedObject private var other: Model = .preview
//                              ^~~~~ warning: Every update of the parent re-creates 'other' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'other' with @StateObject
    @ObservedObject private var shared = Container.shared.makeModel()
//                              ^~~~~~ warning: Every update of the parent re-creates 'shared' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'shared' with @StateObject
    @ObservedObject private var free = makeModel()
//                              ^~~~ warning: Every update of the parent re-creates 'free' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'free' with @StateObject

    var body: some View {
        Text(model.name + other.name + shared.name + free.name)
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    static var preview: Model { .init() }
    static func make() -> Model { Self() }
}

final class Container {
    static let shared = Container()
    func makeModel() -> Model { Model() }
}

func makeModel() -> Model {
    let model = Model()
    model.name = "made"
    return model
}

struct Card: View {
    @StateObject private var model: Model = .make()
    @StateObject private var other: Model = .preview
    @StateObject private var shared = Container.shared.makeModel()
    @StateObject private var free = makeModel()

    var body: some View {
        Text(model.name + other.name + shared.name + free.name)
    }
}
