// A container makes the object in the call itself, and nobody else has it

import SwiftUI

final class Container {
    static let shared = Container()
    func resolve<T>(_ type: T.Type) -> T? { nil }
}

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(model: Model) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text(model.title)
    }
}

struct Home: View {
    var body: some View {
        Detail(model: Container.shared.resolve(Model.self)!)
    }
}
