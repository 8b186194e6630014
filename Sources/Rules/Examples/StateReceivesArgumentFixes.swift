let stateReceivesArgumentFixes: [Example] = [
  .flagged(
    "The view changes the value: it becomes a binding to the caller's, here and at the call",
    files: [
      "Pager.swift": """
      import SwiftUI

      struct Pager: View {
          @State var ⟦page⟧: Int = 0

          var body: some View {
              Stepper("Page", value: $page)
          }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Route: Hashable {
          var page: Int
      }

      struct Home: View {
          @State private var route = Route(page: 3)

          var body: some View {
              Pager(page: route.page)
          }
      }

      #Preview {
          Pager(page: 2)
      }
      """,
    ],
    fixed: [
      "@State var page: Int = 0": "@Binding var page: Int",
      "Pager(page: route.page)": "Pager(page: $route.page)",
      "Pager(page: 2)": "Pager(page: .constant(2))",
    ], because: "happens to its caller's value too"),
  .flagged(
    "The type of a binding has to be written",
    """
    import SwiftUI

    struct Switch: View {
        @State var ⟦isOn⟧ = false

        var body: some View {
            Button("Turn") { isOn.toggle() }
            Toggle("On", isOn: $isOn)
        }
    }

    struct Home: View {
        @State private var isAwake = true
        @AppStorage("sound") private var hasSound = true

        var body: some View {
            Switch(isOn: isAwake)
            Switch(isOn: self.hasSound)
        }
    }
    """,
    fixed: [
      "@State var isOn = false": "@Binding var isOn: Bool",
      "Switch(isOn: isAwake)": "Switch(isOn: $isAwake)",
      "Switch(isOn: self.hasSound)": "Switch(isOn: self.$hasSound)",
    ], because: "happens to its caller's value too"),
  .flagged(
    "A member of an observed object can be bound",
    """
    import SwiftUI

    final class Settings: ObservableObject {
        @Published var name: String = ""
    }

    struct Editor: View {
        @State var ⟦name⟧: String

        var body: some View {
            TextField("Name", text: $name)
        }
    }

    struct Home: View {
        @ObservedObject var settings: Settings

        var body: some View {
            Editor(name: settings.name)
        }
    }
    """,
    fixed: [
      "@State var name": "@Binding var name", "Editor(name: settings.name)": "Editor(name: $settings.name)",
    ], because: "happens to its caller's value too"),
  .flagged(
    "A constant of the caller cannot be bound, but the parameter can say what is kept",
    """
    import SwiftUI

    struct Editor: View {
        @State var ⟦name⟧: String

        var body: some View {
            TextField("Name", text: $name)
        }
    }

    struct Home: View {
        let name: String

        var body: some View {
            Editor(name: name)
        }
    }
    """,
    fixed: [
      "@State var name": "@State private var name",
      "    var body: some View {\n        TextField":
        """
          init(name initialName: String) {
              _name = State(initialValue: initialName)
          }

          var body: some View {
              TextField
      """,
    ], because: "goes on ignoring"),
  .flagged(
    "Closures under another name escape, and a builder's view is taken as a closure",
    """
    import SwiftUI

    typealias Action = () -> Void
    typealias Saving = Action

    struct Editor<Content: View>: View {
        @State var ⟦name⟧: String
        @State private var page = 0
        let onSave: Saving
        var onCancel: Action = {}
        @ViewBuilder let content: Content

        var body: some View {
            TextField("Name \\(page)", text: $name)
            Button("Save") { page += 1; onSave() }
            Button("Cancel", action: onCancel)
            content
        }
    }

    struct Home: View {
        let name: String

        var body: some View {
            Editor(name: name, onSave: {}) { Text("Home") }
        }
    }
    """,
    fixed: [
      "@State var name": "@State private var name",
      "    var body: some View {\n        TextField":
        """
          init(
              name initialName: String,
              onSave: @escaping Saving,
              onCancel: @escaping Action = {},
              @ViewBuilder content: () -> Content
          ) {
              _name = State(initialValue: initialName)
              self.onSave = onSave
              self.onCancel = onCancel
              self.content = content()
          }

          var body: some View {
              TextField
      """,
    ], because: "goes on ignoring"),
  .flagged(
    "A binding to an optional is no binding to its value",
    """
    import SwiftUI

    struct Editor: View {
        @State var ⟦name⟧: String?

        var body: some View {
            Button("Clear") { name = nil }
        }
    }

    struct Home: View {
        @State private var name = "Maria"

        var body: some View {
            Editor(name: name)
        }
    }
    """,
    fixed: [
      "@State var name: String?": "@State private var name: String?",
      "    var body: some View {\n        Button":
        """
          init(name initialName: String? = nil) {
              _name = State(initialValue: initialName)
          }

          var body: some View {
              Button
      """,
    ], because: "goes on ignoring"),
  .flagged(
    "A call leaves the value out, so not every call has one to bind",
    """
    import SwiftUI

    struct Switch: View {
        @State var ⟦isOn⟧ = false

        var body: some View {
            Toggle("On", isOn: $isOn)
        }
    }

    struct Home: View {
        @State private var isAwake = true

        var body: some View {
            Switch(isOn: isAwake)
            Switch()
        }
    }
    """,
    fixed: [
      "@State var isOn": "@State private var isOn",
      "    var body: some View {\n        Toggle":
        """
          init(isOn initialIsOn: Bool = false) {
              _isOn = State(initialValue: initialIsOn)
          }

          var body: some View {
              Toggle
      """,
    ], because: "goes on ignoring"),
  .flagged(
    "An object that the caller holds",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @Published var title = ""
    }

    struct Detail: View {
        @StateObject var ⟦model⟧: Model

        var body: some View {
            Text(model.title)
        }
    }

    struct Home: View {
        @ObservedObject var model: Model

        var body: some View {
            Detail(model: model)
        }
    }
    """, fixed: ["@StateObject": "@ObservedObject"], because: "goes away with its owner"),
  .flagged(
    "An object that the view builds itself where no caller passes one: an observed one would be built again and again",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @Published var title = ""
    }

    struct Detail: View {
        @StateObject var ⟦model⟧ = Model()

        var body: some View {
            Text(model.title)
        }
    }

    struct Home: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack {
                Detail(model: model)
                Detail()
            }
        }
    }
    """),
  .flagged(
    "Written by an extension in another file: it cannot be a constant, and the binding reaches there",
    files: [
      "Pager.swift": """
      import SwiftUI

      struct Pager: View {
          @State var ⟦page⟧: Int

          var body: some View {
              Text("\\(page)")
          }
      }
      """,
      "Pager+Turning.swift": """
      extension Pager {
          func turn() { page += 1 }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State private var page: Int = 3

          var body: some View {
              Pager(page: page)
          }
      }
      """,
    ],
    fixed: ["@State var page: Int\n": "@Binding var page: Int\n", "Pager(page: page)": "Pager(page: $page)"],
    because: "happens to its caller's value too"),
]
