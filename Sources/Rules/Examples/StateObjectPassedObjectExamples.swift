private let model = """
  final class Model: ObservableObject {
      @Published var title = ""
  }
  """

let stateObjectPassedObjectExamples: [Example] = [
  .flagged(
    "An initialiser that keeps what it is given, and no call is known",
    """
    import SwiftUI

    \(model)

    struct Detail: View {
        @StateObject private var model: Model

        init(⟦model⟧: Model) {
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text(model.title)
        }
    }
    """,
    fixed: [
      "@StateObject": "@ObservedObject", "_model = StateObject(wrappedValue: model)": "self.model = model",
    ], because: "owner"),
  .flagged(
    "The caller's own object is passed",
    """
    import SwiftUI

    \(model)

    struct Detail: View {
        @StateObject private var content: Model

        init(⟦model⟧: Model) {
            self._content = .init(wrappedValue: model)
        }

        var body: some View {
            Text(content.title)
        }
    }

    struct Home: View {
        @ObservedObject var model: Model

        var body: some View {
            Detail(model: model)
        }
    }
    """,
    fixed: [
      "@StateObject": "@ObservedObject", "self._content = .init(wrappedValue: model)": "self.content = model",
    ], because: "owner", severities: [.warning]),
  .allowed(
    "The compiler's initialiser, called in another file: state-receives-argument says it",
    files: [
      "Detail.swift": """
      import SwiftUI

      \(model)

      struct Detail: View {
          @StateObject var model: Model

          var body: some View {
              Text(model.title)
          }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          let model: Model

          var body: some View {
              Detail(model: self.model)
          }
      }
      """,
    ], also: ["state-receives-argument", "observable-object-unobserved"]),
  .flagged(
    "A view that is to build its own object can take the caller's expression",
    """
    import SwiftUI

    \(model)

    struct Detail: View {
        @StateObject private var model: Model

        init(with ⟦model⟧: Model) {
            _model = .init(wrappedValue: model)
        }

        var body: some View {
            Text(model.title)
        }
    }
    """,
    fixed: [
      "with model: Model": "with model: @autoclosure @escaping () -> Model",
      ".init(wrappedValue: model)": ".init(wrappedValue: model())",
    ], because: "an object of its own", fixIndex: 1),
  .allowed(
    "The call builds the object, so the view becomes its owner",
    """
    import SwiftUI

    \(model)

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
            Detail(model: Model())
        }
    }
    """),
  .allowed(
    "A factory",
    """
    import SwiftUI

    \(model)

    struct Detail: View {
        @StateObject private var model: Model

        init(make: @escaping () -> Model) {
            _model = StateObject(wrappedValue: make())
        }

        var body: some View {
            Text(model.title)
        }
    }
    """),
  .allowed(
    "The caller's expression is passed on unevaluated",
    """
    import SwiftUI

    \(model)

    struct Detail: View {
        @StateObject private var model: Model

        init(model: @autoclosure @escaping () -> Model) {
            _model = StateObject(wrappedValue: model())
        }

        var body: some View {
            Text(model.title)
        }
    }
    """),
  .allowed(
    "Given for tests, built otherwise",
    """
    import SwiftUI

    \(model)

    struct Detail: View {
        @StateObject private var model: Model

        init(model: Model? = nil) {
            _model = StateObject(wrappedValue: model ?? Model())
        }

        var body: some View {
            Text(model.title)
        }
    }
    """),
  .flagged(
    "Observed in one initializer, the object that the other makes would be kept by nobody",
    """
    import SwiftUI

    \(model)

    struct Detail: View {
        @StateObject private var model: Model

        init(⟦model⟧: Model = Model()) {
            _model = StateObject(wrappedValue: model)
        }

        init(title: String) {
            _model = StateObject(wrappedValue: Model())
        }

        var body: some View {
            Text(model.title)
        }
    }
    """),
  .allowed(
    "Nobody passes one",
    """
    import SwiftUI

    \(model)

    struct Detail: View {
        @StateObject var model = Model()

        var body: some View {
            Text(model.title)
        }
    }
    """, also: ["private-state"]),
]
