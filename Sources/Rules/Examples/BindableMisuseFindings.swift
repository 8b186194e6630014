import Facts

let bindableMisuseFindings: [Example] = [
  .flagged(
    "Created in place: @State keeps it",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Editor: View {
        @Bindable var ⟦model⟧ = Model()

        var body: some View {
            TextField("Name", text: $model.name)
        }
    }
    """, fixed: ["@Bindable var": "@State private var"], safe: true),
  .flagged(
    "Created in place, with the type written",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Editor: View {
        @Bindable private var ⟦model⟧: Model = .init()

        var body: some View {
            TextField("Name", text: $model.name)
        }
    }
    """, fixed: ["@Bindable private": "@State private"], safe: true),
  .flagged(
    "Created in place, but seen by an extension in another file",
    files: [
      "Editor.swift": """
      import SwiftUI

      @Observable final class Model {
          var name = ""
      }

      struct Editor: View {
          @Bindable var ⟦model⟧ = Model()

          var body: some View { field }
      }
      """,
      "Editor+Field.swift": """
      import SwiftUI

      extension Editor {
          var field: some View { TextField("Name", text: $model.name) }
      }
      """,
    ], fixed: ["@Bindable var": "@State var"], because: "used at Editor+Field.swift:4", also: ["private-state"]),
  .flagged(
    "Created in place where nothing is passed: callers that pass an object own theirs",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Editor: View {
        @Bindable var ⟦model⟧ = Model()

        var body: some View {
            TextField("Name", text: $model.name)
        }
    }

    struct Home: View {
        @State private var model = Model()

        var body: some View {
            Editor(model: model)
        }
    }
    """),
  .flagged(
    "Never projected: a constant shows the same",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Row: View {
        @Bindable var ⟦model⟧: Model

        var body: some View {
            Text(model.name)
            Button("Clear") { model.name = "" }
        }
    }

    struct Home: View {
        @State private var model = Model()

        var body: some View {
            Row(model: model)
        }
    }
    """, fixed: ["@Bindable var model": "let model"], safe: true, severities: [.information]),
  .flagged(
    "Never projected, kept by an initialiser",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Row: View {
        @Bindable
        private var ⟦model⟧: Model

        init(_ model: Model) {
            self.model = model
        }

        var body: some View {
            Text(model.name)
        }
    }
    """, fixed: ["@Bindable\n    private var model": "private let model"], safe: true, severities: [.information]),
  .flagged(
    "Never projected, but it has a value from the start or is replaced: no fix",
    """
    import SwiftUI

    @Observable final class Model {
        static let shared = Model()
        var name = ""
    }

    struct Row: View {
        @Bindable var ⟦model⟧ = Model.shared

        var body: some View {
            Text(model.name)
        }
    }

    struct Other: View {
        @Bindable var ⟦model⟧: Model

        var body: some View {
            Text(model.name)
        }

        mutating func reset() { model = Model.shared }
    }
    """, severities: [.information, .information]),
  .flagged(
    "An object from the environment has no dollar sign",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Editor: View {
        @Environment(Model.self) private var model

        var body: some View {
            TextField("Name", text: ⟦$model⟧.name)
        }
    }
    """,
    fixed: [
      "body: some View {\n        TextField":
        "body: some View {\n        @Bindable var model = model\n        TextField"
    ], because: "does not compile as it is"),
  .flagged(
    "On one line",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Editor: View {
        @Environment(Model.self) private var model
        var body: some View { TextField("Name", text: ⟦$model⟧.name) }
    }
    """, fixed: ["View { TextField": "View { @Bindable var model = model; TextField"]),
  .flagged(
    "In a function there is no fix",
    files: [
      "Editor.swift": """
      import SwiftUI

      @Observable final class Model {
          var name = ""
      }

      struct Editor: View {
          @Environment(Model.self) var model
          var body: some View { field() }
      }
      """,
      "Editor+Field.swift": """
      import SwiftUI

      extension Editor {
          func field() -> some View { TextField("Name", text: ⟦$model⟧.name) }
      }
      """,
    ]),
  .flagged(
    "Created in place in an app, which is built once",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    @main
    struct Notes: App {
        @Bindable var ⟦model⟧ = Model()

        var body: some Scene {
            WindowGroup {
                TextField("Name", text: $model.name)
            }
        }
    }
    """, fixed: ["@Bindable var": "@State private var"], safe: true, severities: [.hint]),
  .flagged(
    "A computed property with a setter, in another file, gives the same binding",
    files: [
      "Editor.swift": """
      import SwiftUI

      struct Editor: View {
          @Bindable private var ⟦model⟧ = Model()

          var body: some View {
              TextField("Name", text: $model.shown)
          }
      }
      """,
      "Model.swift": """
      import Observation

      @Observable final class Model {
          var name = ""
          var shown: String {
              get { name }
              set { name = newValue }
          }
      }
      """,
    ], fixed: ["@Bindable": "@State"], safe: true),
  .flagged(
    "What stands behind the dollar sign is none of the object's own properties",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    extension Bindable where Value == Model {
        @MainActor func trimmed() -> Binding<String> { self.name }
    }

    extension Binding where Value == Model {
        @MainActor func trimmed() -> Binding<String> { .constant("") }
    }

    struct Editor: View {
        @Bindable private var ⟦model⟧ = Model()

        var body: some View {
            TextField("Name", text: $model.trimmed())
        }
    }
    """, fixed: ["@Bindable private": "@State private"],
    because: "'$model.trimmed' at Example.swift:19 may mean something else"),
  .flagged(
    "A property that bindings have too means another one",
    """
    import SwiftUI

    @Observable final class Model {
        var transaction = ""
    }

    struct Editor: View {
        @Bindable private var ⟦model⟧ = Model()

        var body: some View {
            TextField("Name", text: $model.transaction)
        }
    }
    """, fixed: ["@Bindable private": "@State private"], because: "'$model.transaction' at Example.swift:11"),
  .flagged(
    "A subscript of the projection may mean something else",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Editor: View {
        @Bindable private var ⟦model⟧ = Model()

        var body: some View {
            TextField("Name", text: $model[dynamicMember: \\.name])
        }
    }
    """, fixed: ["@Bindable private": "@State private"],
    because: "'$model' is passed on at Example.swift:11"),
  .flagged(
    "The initializer uses the object before the view is there",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Editor: View {
        @Bindable private var ⟦model⟧ = Model()

        init(name: String) {
            setUp(name)
        }

        var body: some View {
            TextField("Name", text: $model.name)
        }

        private func setUp(_ name: String) {
            model.name = name
        }
    }
    """, fixed: ["@Bindable private": "@State private"], because: "'setUp' uses 'model' and is used at Example.swift:11"
  ),
]
