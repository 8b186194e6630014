let stateObjectLocalVariableFindings: [Example] = [
  .flagged(
    "Built in a constant, then handed to the state object",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init(title: String) {
            let ⟦model⟧ = MovieModel(title: title)
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """,
    fixed: [
      "        let model = MovieModel(title: title)\n":
        "",
      "wrappedValue: model)":
        "wrappedValue: MovieModel(title: title))",
    ], safe: true, also: ["state-object-stale-input"]),
  .flagged(
    "Handed over with the short form, through self",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init() {
            let ⟦model⟧ = MovieModel()
            self._model = .init(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """,
    fixed: [
      "        let model = MovieModel()\n":
        "",
      "wrappedValue: model)":
        "wrappedValue: MovieModel())",
    ], safe: true),
  .flagged(
    "An object from the environment's factory closure",
    """
    import GRDBQuery
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @EnvironmentStateObject private var model: MovieModel

        init() {
            let ⟦model⟧ = MovieModel()
            _model = EnvironmentStateObject { _ in model }
        }

        var body: some View {
            Text("Movie")
        }
    }
    """,
    fixed: [
      "        let model = MovieModel()\n":
        "",
      "_ in model }":
        "_ in MovieModel() }",
    ], safe: true),
  .flagged(
    "All on one line",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init(title: String) { let ⟦model⟧ = MovieModel(title: title); _model = StateObject(wrappedValue: model) }

        var body: some View {
            Text("Movie")
        }
    }
    """,
    fixed: [
      "let model = MovieModel(title: title); ":
        "",
      "wrappedValue: model)":
        "wrappedValue: MovieModel(title: title))",
    ], safe: true, also: ["state-object-stale-input"]),
  .flagged(
    "The constant has the property's type written out",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init(title: String) {
            let ⟦model⟧: MovieModel = .init(title: title)
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """,
    fixed: [
      "        let model: MovieModel = .init(title: title)\n":
        "",
      "wrappedValue: model)":
        "wrappedValue: .init(title: title))",
    ], safe: true, also: ["state-object-stale-input"]),
  .flagged(
    "Comments around the constant stay",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init() {
            // The title comes later.
            let ⟦model⟧ = MovieModel() // empty
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """,
    fixed: [
      "let model = MovieModel() // empty":
        "// empty",
      "wrappedValue: model)":
        "wrappedValue: MovieModel())",
    ], safe: true),
  .flagged(
    "The expression spans lines",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init(title: String) {
            let ⟦model⟧ = MovieModel(
                title: title
            )
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """,
    fixed: [
      "        let model = MovieModel(\n            title: title\n        )\n":
        "",
      "wrappedValue: model)":
        "wrappedValue: MovieModel(\n            title: title\n        ))",
    ], safe: true, also: ["state-object-stale-input"]),
  .flagged(
    "Statements in between that have nothing to do with it",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel
        private let year: Int

        init(title: String) {
            let ⟦model⟧ = MovieModel(title: title)
            self.year = 1950
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """,
    fixed: [
      "        let model = MovieModel(title: title)\n":
        "",
      "wrappedValue: model)":
        "wrappedValue: MovieModel(title: title))",
    ], safe: true, also: ["state-object-stale-input"]),
]
