/// What the rule reports although moving the expression would change or break something.
let stateObjectLocalVariableSuggestions: [Example] = [
  .flagged(
    "A variable, which might have been meant to change",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init() {
            var ⟦model⟧ = MovieModel()
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """,
    fixed: [
      "        var model = MovieModel()\n":
        "",
      "wrappedValue: model)":
        "wrappedValue: MovieModel())",
    ], because: "variable"),
  .flagged(
    "What it is built from changes in between",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init(title: String) {
            var name = title
            let ⟦model⟧ = MovieModel(title: name)
            name += "!"
            _model = StateObject(wrappedValue: model)
            print(name)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """,
    fixed: [
      "        let model = MovieModel(title: name)\n":
        "",
      "wrappedValue: model)":
        "wrappedValue: MovieModel(title: name))",
    ], because: "name", also: ["state-object-stale-input"]),
  .flagged(
    "It reads the view itself, which no escaping closure may capture: no fix",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel
        private let title: String

        init(title: String) {
            self.title = title
            let ⟦model⟧ = MovieModel(title: self.title)
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """, also: ["state-object-stale-input"]),
  .flagged(
    "It reads an inout parameter, which no escaping closure may capture: no fix",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init(title: inout String) {
            let ⟦model⟧ = MovieModel(title: title)
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """, also: ["state-object-stale-input"]),
  .flagged(
    "It calls a closure parameter that does not escape, and no escaping closure may capture that: no fix",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init(makeTitle: () -> String) {
            let ⟦model⟧ = MovieModel(title: makeTitle())
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """, also: ["state-object-stale-input"]),
  .flagged(
    "Two state objects share it: moving it would make two",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel
        @StateObject private var other: MovieModel

        init() {
            let ⟦model⟧ = MovieModel()
            _model = StateObject(wrappedValue: model)
            _other = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """),
  .flagged(
    "The initialiser uses it for something else too",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init() {
            let ⟦model⟧ = MovieModel()
            print(model)
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """),
]
