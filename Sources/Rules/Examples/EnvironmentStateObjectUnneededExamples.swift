private let model = """
  import GRDBQuery
  import SwiftUI

  final class Model: ObservableObject {
      @Published var name = ""
      init(id: Int = 0, isEnabled: Bool = true) {}
  }
  """

let environmentStateObjectUnneededExamples: [Example] = [
  .flagged(
    "The parameter has no name",
    """
    \(model)

    struct Card: View {
        @EnvironmentStateObject private var m: Model

        init() {
            _m = ⟦EnvironmentStateObject⟧ { _ in Model() }
        }

        var body: some View { TextField("", text: $m.name) }
    }
    """,
    fixed: [
      "@EnvironmentStateObject private": "@StateObject private",
      "EnvironmentStateObject { _ in Model() }": "StateObject(wrappedValue: Model())",
    ], safe: true),
  .flagged(
    "The parameter is not used, in two initialisers",
    """
    \(model)

    struct Card: View {
        @GRDBQuery.EnvironmentStateObject private var m: Model

        init() {
            self._m = ⟦EnvironmentStateObject⟧({ (env) in return Model(id: 1) })
        }

        init(isEnabled: Bool) {
            _m = ⟦EnvironmentStateObject⟧ { env in
                Model(id: 2)
            }
        }

        var body: some View { Text(m.name) }
    }
    """,
    fixed: [
      "@GRDBQuery.EnvironmentStateObject private": "@StateObject private",
      "EnvironmentStateObject({ (env) in return Model(id: 1) })": "StateObject(wrappedValue: Model(id: 1))",
      "EnvironmentStateObject { env in\n            Model(id: 2)\n        }": "StateObject(wrappedValue: Model(id: 2))",
    ], safe: true),
  .flagged(
    "Made from a parameter of the initialiser",
    """
    \(model)

    struct Card: View {
        @EnvironmentStateObject private var m: Model

        init(id: Int) {
            _m = ⟦EnvironmentStateObject⟧ { env in Model(id: id) }
        }

        var body: some View { Text(m.name) }
    }
    """,
    fixed: [
      "@EnvironmentStateObject private": "@StateObject private",
      "EnvironmentStateObject { env in Model(id: id) }": "StateObject(wrappedValue: Model(id: id))",
    ], safe: true, also: ["state-object-stale-input"]),
  .flagged(
    "The closure is the attribute's argument",
    """
    \(model)

    struct Card: View {
        @⟦EnvironmentStateObject⟧({ _ in Model() }) private var m
        @⟦EnvironmentStateObject⟧({ _ in Model() }) private var n: Model
        var body: some View { Text(m.name + n.name) }
    }
    """,
    fixed: [
      "@EnvironmentStateObject({ _ in Model() }) private var m": "@StateObject private var m = Model()",
      "@EnvironmentStateObject({ _ in Model() }) private var n: Model": "@StateObject private var n: Model = Model()",
    ], safe: true),
  .flagged(
    "Building it may fail",
    """
    \(model)

    struct Card: View {
        @EnvironmentStateObject private var m: Model

        init() {
            _m = ⟦EnvironmentStateObject⟧ { _ in Model(id: try! number()) }
        }

        var body: some View { Text(m.name) }
    }
    """,
    fixed: [
      "@EnvironmentStateObject private": "@StateObject private",
      "EnvironmentStateObject { _ in Model(id: try! number()) }": "StateObject(wrappedValue: Model(id: try! number()))",
    ], because: "cannot throw"),
  .allowed(
    "The environment is used",
    """
    \(model)

    struct Card: View {
        @EnvironmentStateObject private var m: Model
        @EnvironmentStateObject private var n: Model

        init() {
            _m = EnvironmentStateObject { env in Model(isEnabled: env.isEnabled) }
            _n = EnvironmentStateObject { Model(isEnabled: $0.isEnabled) }
        }

        var body: some View { Text(m.name + n.name) }
    }
    """),
  .allowed(
    "A factory, a closure of the caller, a capture or several statements may use it",
    """
    \(model)

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
    """, also: ["state-object-stale-input"]),
  .allowed(
    "One of two initialisers uses it",
    """
    \(model)

    struct Card: View {
        @EnvironmentStateObject private var m: Model

        init() {
            _m = EnvironmentStateObject { _ in Model() }
        }

        init(isLive: Bool) {
            _m = EnvironmentStateObject { Model(isEnabled: $0.isEnabled) }
        }

        var body: some View { Text(m.name) }
    }
    """),
]
