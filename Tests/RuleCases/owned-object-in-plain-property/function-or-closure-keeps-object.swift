// The function, the container, or the closure hands out an object that it keeps

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
    static let shared = Model()
    static var current: Model { shared }
    static func make() -> Model { shared }
}

final class Container {
    static let shared = Container()
    lazy var model = Model()
    private var kept: Model?
    func makeModel() -> Model {
        guard let kept else {
            let model = Model()
            self.kept = model
            return model
        }
        return kept
    }
}

struct Card: View {
    private let model = Model.make()
    private let current: Model = .current
    private let lazy = Container.shared.model
    private let made = Container.shared.makeModel()
    private let chosen: Model = {
        let model = Model.shared
        model.name = "chosen"
        return model
    }()
    private let branched: Model

    init(isNew: Bool) {
        if isNew { branched = Model() } else { branched = .shared }
    }

    var body: some View {
        Text(model.name + current.name + lazy.name + made.name + chosen.name + branched.name)
    }
}
