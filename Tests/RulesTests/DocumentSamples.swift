import SourceText

/// Code that is similar to a sample in one of the source documents, with marks around the ranges that rules should
/// report.
struct DocumentSample: Sendable {
  let title: String
  let code: String
  /// The rule that reports each mark, in text order.
  let rules: [RuleID]

  init(_ title: String, reported rules: RuleID..., code: String) {
    self.title = title
    self.code = "import SwiftUI\n\n\(code)"
    self.rules = rules
  }
}

private let titleModel = """
  final class TitleModel: ObservableObject {
      @Published var title: String
      @Published var isOn = false
      init(title: String, isOn: Bool = false) { self.title = title; self.isOn = isOn }
  }
  """

private func titleView(_ parameter: String, stores: Bool = false) -> String {
  """
  \(titleModel)
  struct TitleView: View {
      \(stores ? "let title: String\n      " : "")@StateObject private var model: TitleModel
      init(\(parameter): String) {
          \(stores ? "self.title = title\n          " : "")_model = StateObject(wrappedValue: TitleModel(title: title))
      }
      var body: some View { Text(model.title) }
  }
  """
}

private let switchView = """
  \(titleModel)
  struct SwitchView: View {
      @StateObject private var model: TitleModel
      init(title: String, isOn: Bool) {
          _model = StateObject(wrappedValue: TitleModel(title: title, isOn: isOn))
      }
      var body: some View { Text(model.title) }
  }
  """

extension DocumentSample {
  static let stateObject: [DocumentSample] = [
    DocumentSample(
      "An owner, and a subview that reads the object from the environment",
      code: """
        final class Settings: ObservableObject {
            @Published var name = "Some"
            @Published var isOn = false
        }
        struct Home: View {
            @StateObject private var settings = Settings()
            var body: some View {
                Text(settings.name)
                Row().environmentObject(settings)
            }
        }
        struct Row: View {
            @EnvironmentObject var settings: Settings
            var body: some View { Toggle("On", isOn: $settings.isOn) }
        }
        """),
    DocumentSample(
      "An object that is made from a parameter", reported: "state-object-stale-input",
      code: titleView("⟦title⟧")),
    DocumentSample(
      "The pitfall", reported: "state-object-stale-input",
      code: """
        \(titleView("title", stores: true))
        struct Home: View {
            @State private var current = "Alice"
            var body: some View {
                VStack {
                    TitleView(title: ⟦current⟧)
                    Button("Change") { current = current == "Alice" ? "Bob" : "Alice" }
                }
            }
        }
        """),
    DocumentSample(
      "The first way out",
      code: """
        \(titleModel)
        struct TitleView: View {
            let title: String
            @StateObject private var model = TitleModel(title: "")
            var body: some View {
                Text(model.title)
                    .onAppear { model.title = title }
                    .onChange(of: title) { newTitle in model.title = newTitle }
            }
        }
        struct Home: View {
            @State private var current = "Alice"
            var body: some View {
                TitleView(title: current)
                Button("Change") { current = "Bob" }
            }
        }
        """),
    DocumentSample(
      "The second way out",
      code: """
        \(titleModel)
        struct Home: View {
            @State private var current = "Alice"
            @StateObject private var model: TitleModel
            init() { _model = StateObject(wrappedValue: TitleModel(title: "Alice")) }
            var body: some View {
                TitleView(model: model)
                Button("Change") { current = "Bob"; model.title = current }
            }
        }
        struct TitleView: View {
            @ObservedObject var model: TitleModel
            var body: some View { Text(model.title) }
        }
        """),
    DocumentSample(
      "Constants",
      code: """
        \(titleView("title"))
        struct Home: View {
            var body: some View {
                VStack {
                    TitleView(title: "Ravi")
                    TitleView(title: "Maria")
                }
            }
        }
        """),
    DocumentSample(
      "An identity that follows the value",
      code: """
        \(titleView("title"))
        struct Home: View {
            @State private var title = "Ravi"
            var body: some View {
                TitleView(title: title).id(title)
                TextField("Title", text: $title)
            }
        }
        """),
    DocumentSample(
      "A list gives the identity",
      code: """
        \(titleView("title"))
        struct Home: View {
            @State private var titles = ["Ravi"]
            var body: some View {
                ForEach(titles, id: \\.self) { title in TitleView(title: title) }
                Button("Add") { titles.append("Maria") }
            }
        }
        """),
    DocumentSample(
      "An identity of several values",
      code: """
        \(switchView)
        struct Home: View {
            @State private var title = "Ravi"
            @State private var isOn = false
            private var hash: Int {
                var hasher = Hasher()
                hasher.combine(title)
                hasher.combine(isOn)
                return hasher.finalize()
            }
            var body: some View {
                SwitchView(title: title, isOn: isOn).id(hash)
                TextField("Title", text: $title)
                Toggle("On", isOn: $isOn)
            }
        }
        """),
  ]

  static let environmentStateObject: [DocumentSample] = [
    DocumentSample(
      "An object that is made from the environment", code: "\(model)\n\(view(initializer: "init()", argument: ""))"),
    DocumentSample(
      "A parameter besides", reported: "state-object-stale-input",
      code: "\(model)\n\(view(initializer: "init(⟦id⟧: String)", argument: ", id: id"))"),
    DocumentSample(
      "The container makes the object",
      code: """
        \(model)
        \(decoupledView)
        struct Home: View {
            var body: some View { Page { env in Model(database: env.database) } }
        }
        """),
    DocumentSample(
      "One object makes the other",
      code: """
        \(model)
        \(decoupledView)
        final class RootModel: ObservableObject {
            let database: Database
            init(database: Database) { self.database = database }
            func makeModel() -> Model { Model(database: database) }
        }
        struct Home: View {
            @EnvironmentStateObject private var root: RootModel
            init() { _root = EnvironmentStateObject { RootModel(database: $0.database) } }
            var body: some View { Page { _ in root.makeModel() } }
        }
        """),
    DocumentSample(
      "A generic view of several models",
      code: """
        \(model)
        protocol PageModel: ObservableObject { var text: String { get } }
        final class FirstModel: PageModel { @Published var text = "1" }
        final class SecondModel: PageModel { @Published var text = "2" }
        struct Page<Content: PageModel>: View {
            @EnvironmentStateObject private var content: Content
            init(_ make: @escaping (EnvironmentValues) -> Content) { _content = EnvironmentStateObject(make) }
            var body: some View { Text(content.text) }
        }
        final class RootModel: ObservableObject {
            init(database: Database) {}
            func makeFirst() -> FirstModel { FirstModel() }
            func makeSecond() -> SecondModel { SecondModel() }
        }
        struct Home: View {
            @EnvironmentStateObject private var root: RootModel
            init() { _root = EnvironmentStateObject { RootModel(database: $0.database) } }
            var body: some View {
                HStack {
                    Page { _ in root.makeFirst() }
                    Page { _ in root.makeSecond() }
                }
            }
        }
        """),
    DocumentSample(
      "Previews choose the environment",
      code: """
        \(model)
        \(view(initializer: "init()", argument: ""))
        struct Page_Previews: PreviewProvider {
            static var previews: some View {
                Page()
                Page().environment(\\.database, .empty)
                Page().environment(\\.database, .full)
            }
        }
        """),
  ]

  private static let model = """
    import GRDBQuery

    struct Database {
        static let empty = Database()
        static let full = Database()
    }
    extension EnvironmentValues {
        var database: Database { .empty }
    }
    final class Model: ObservableObject {
        @Published var text = ""
        init(database: Database, id: String = "") {}
    }
    """

  private static let decoupledView = """
    struct Page: View {
        @EnvironmentStateObject private var model: Model
        init(_ make: @escaping (EnvironmentValues) -> Model) { _model = EnvironmentStateObject(make) }
        var body: some View { TextField("Text", text: $model.text) }
    }
    """

  private static func view(initializer: String, argument: String) -> String {
    """
    struct Page: View {
        @EnvironmentStateObject private var model: Model
        \(initializer) {
            _model = EnvironmentStateObject { env in
                Model(database: env.database\(argument))
            }
        }
        var body: some View { TextField("Text", text: $model.text) }
    }
    """
  }
}
