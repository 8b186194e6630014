// A factory, a closure of the caller, a capture or several statements may use it
// also reported by: state-object-stale-input

import GRDBQuery
import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    init(id: Int = 0, isEnabled: Bool = true) {}
}

struct Card: View {
    @EnvironmentStateObject private var m: Model
    @EnvironmentStateObject private var n: Model
    @EnvironmentStateObject private var o: Model
    @EnvironmentStateObject private var p: Model

    init(_ makeModel: @escaping (EnvironmentValues) -> Model, env0: Int) {
        _m = EnvironmentStateObject(makeModel)
        _n = EnvironmentStateObject { _ in makeModel(EnvironmentValues()) }
        _o = EnvironmentStateObject { [env0] _ in Model(id: env0) }
        _p = EnvironmentStateObject { _ in
            let id = 1
            return Model(id: id)
        }
    }

    var body: some View { Text(m.name) }
}

struct Home: View {
    @StateObject private var rootModel = Root()
    var body: some View { Card({ _ in rootModel.makeMyModel() }, env0: 0) }
}

final class Root: ObservableObject {
    func makeMyModel() -> Model { Model() }
}
