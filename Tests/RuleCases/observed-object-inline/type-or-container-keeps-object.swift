// The type, the container, the function, or the closure hands out an object that it keeps

import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    static let main = Model()
    static var current: Model { main }
    static func make() -> Model { current }
}

final class Container {
    static let shared = Container()
    lazy var model = Model()
    private var models: [Int: Model] = [:]
    func model(_ id: Int) -> Model {
        if let model = models[id] { return model }
        let model = Model()
        models[id] = model
        return model
    }
}

private let kept = Model()
func keptModel() -> Model { kept }

struct Card: View {
    @ObservedObject private var model: Model = .make()
    @ObservedObject private var main: Model = .main
    @ObservedObject private var current: Model = .current
    @ObservedObject private var shared = Container.shared.model(1)
    @ObservedObject private var only = Container.shared.model
    @ObservedObject private var free = keptModel()
    @ObservedObject private var chosen: Model = {
        let model = Model.main
        model.name = "chosen"
        return model
    }()
    @ObservedObject private var replaced: Model

    init() {
        var replaced = Model()
        if !Container.shared.model.name.isEmpty { replaced = Container.shared.model }
        self.replaced = replaced
    }

    var body: some View {
        Text(model.name + main.name + current.name + shared.name + only.name + free.name)
        Text(chosen.name + replaced.name)
    }
}
