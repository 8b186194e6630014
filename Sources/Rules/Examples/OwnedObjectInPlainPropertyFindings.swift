private let models = """
  import Observation
  import SwiftUI

  @Observable final class Model {
      var name = ""
  }

  final class LegacyModel: ObservableObject {
      @Published var name = ""
  }
  """

let ownedObjectInPlainPropertyFindings: [Example] = [
  .flagged(
    "An observable object in a constant",
    """
    \(models)

    struct Card: View {
        let ⟦model⟧ = Model()

        var body: some View {
            Text(model.name)
        }
    }
    """, fixed: ["let model = Model()": "@State private var model = Model()"], safe: true),
  .flagged(
    "An ObservableObject, private already",
    """
    \(models)

    struct Card: View {
        private var ⟦model⟧ = LegacyModel()

        var body: some View {
            Text(model.name)
        }
    }
    """, fixed: ["private var model": "@StateObject private var model"], safe: true),
  .flagged(
    "The type is written, and so is the access",
    """
    \(models)

    struct Card: View {
        @MainActor internal let ⟦model⟧: Model = .init()
        fileprivate let ⟦legacy⟧ = LegacyModel()

        var body: some View {
            Text(model.name + legacy.name)
        }
    }
    """,
    fixed: [
      "@MainActor internal let model": "@MainActor @State private var model",
      "fileprivate let legacy": "@StateObject fileprivate var legacy",
    ], safe: true),
  .flagged(
    "A subclass, in a modifier, and the classes in another file",
    files: [
      "Badge.swift": """
      import SwiftUI

      struct Badge: ViewModifier {
          let ⟦counter⟧ = TapCounter()

          func body(content: Content) -> some View {
              content.onTapGesture { counter.count += 1 }
          }
      }
      """,
      "Counter.swift": """
      import Observation

      @Observable class Counter {
          var count = 0
      }

      final class TapCounter: Counter {}
      """,
    ], fixed: ["let counter": "@State private var counter"], safe: true),
  .flagged(
    "An app is built once: the object lives on, but nothing says so",
    """
    \(models)

    @main
    struct Mail: App {
        let ⟦model⟧ = Model()

        var body: some Scene {
            WindowGroup {
                Text(model.name)
            }
        }
    }
    """, fixed: ["let model = Model()": "@State private var model = Model()"], safe: true, severities: [.hint]),
  .flagged(
    "The initialiser works with the object before the view is there",
    """
    \(models)

    struct Card: View {
        private let ⟦model⟧ = LegacyModel()

        init(name: String) {
            model.name = name
        }

        var body: some View {
            Text(model.name)
        }
    }
    """, fixed: ["private let model": "@StateObject private var model"], because: "before the view is installed"),
  .flagged(
    "Another file reads it",
    files: [
      "Card.swift": """
      \(models)

      struct Card: View {
          let ⟦model⟧ = Model()

          var body: some View {
              Text(model.name)
          }
      }
      """,
      "Card+Title.swift": """
      extension Card {
          var title: String { model.name }
      }
      """,
    ], fixed: ["let model = Model()": "@State var model = Model()"], because: "used at Card+Title.swift:2"),
  .flagged(
    "The view is compared by its properties",
    """
    \(models)

    extension Model: Equatable {
        static func == (left: Model, right: Model) -> Bool { left === right }
    }

    struct Card: View, Equatable {
        let ⟦model⟧ = Model()

        var body: some View {
            Text(model.name)
        }
    }
    """, fixed: ["let model = Model()": "@State private var model = Model()"], because: "is compared"),
  .flagged(
    "Some callers pass one of their own: whether the view owns it is for its author to say",
    """
    \(models)

    struct Card: View {
        var ⟦model⟧ = Model()

        var body: some View {
            Text(model.name)
        }
    }

    struct Home: View {
        @State private var model = Model()

        var body: some View {
            Card()
            Card(model: model)
        }
    }
    """),
  .flagged(
    "A scene is built anew with the body of its app",
    """
    \(models)

    struct SettingsScene: Scene {
        private let ⟦model⟧ = LegacyModel()

        var body: some Scene {
            WindowGroup {
                Text(model.name)
            }
        }
    }
    """, fixed: ["private let model": "@StateObject private var model"], safe: true),
  .flagged(
    "The initializer calls what works with the object",
    """
    \(models)

    struct Card: View {
        private let ⟦model⟧ = LegacyModel()

        init() {
            reset()
        }

        var body: some View {
            Text(model.name)
        }

        private func reset() {
            model.name = ""
        }
    }
    """, fixed: ["private let model": "@StateObject private var model"],
    because: "'reset' uses 'model' and is used at Example.swift:16, before the view is installed"),
  .flagged(
    "A static function works with the object of a value that it makes",
    """
    \(models)

    struct Card: View {
        private let ⟦model⟧ = LegacyModel()

        var body: some View {
            Text(model.name)
        }

        static func named(_ name: String) -> Self {
            let card = Self()
            card.model.name = name
            return card
        }
    }
    """, fixed: ["private let model": "@StateObject private var model"], because: "where no view is installed"),
]
