import Facts

enum LegacyObservableObjectExamples {
  static let migrated: [Example] = [
    .flagged(
      "A class and the view that owns its object",
      """
      import SwiftUI

      class ⟦Counter⟧: ObservableObject {
          @Published var count = 0
      }

      struct Home: View {
          @StateObject private var counter = Counter()

          var body: some View {
              Stepper("", value: $counter.count)
          }
      }
      """,
      fixed: [
        "class Counter: ObservableObject": "@Observable class Counter", "@Published ": "", "StateObject": "State",
      ], because: "views then follow only what they read"),
    .flagged(
      "The environment, a preview and another file",
      files: [
        "Settings.swift": """
        import Combine

        @MainActor
        final class ⟦Settings⟧: Identifiable, ObservableObject {
            @Published var name = ""
        }
        """,
        "Home.swift": """
        import SwiftUI

        struct Home: View {
            @EnvironmentObject private var settings: Settings

            var body: some View {
                TextField("Name", text: $settings.name)
            }
        }

        struct Home_Previews: PreviewProvider {
            static var previews: some View {
                Home().environmentObject(Settings())
            }
        }
        """,
      ],
      fixed: [
        "import Combine": "import Observation", "@MainActor\n": "@Observable\n@MainActor\n",
        "Identifiable, ObservableObject": "Identifiable", "@Published ": "",
        "@EnvironmentObject private var settings: Settings": "@Environment(Settings.self) private var settings",
        "        TextField": "        @Bindable var settings = settings\n        TextField",
        ".environmentObject(": ".environment(",
      ], because: "8 places of 2 files"),
    .flagged(
      "Views that are given the object: one binds, one reads",
      """
      import SwiftUI

      final class ⟦Counter⟧: ObservableObject {
          @Published var count = 0
      }

      struct Editor: View {
          @ObservedObject var counter: Counter
          var body: some View { Stepper("", value: $counter.count) }
      }

      struct Label: View {
          @ObservedObject private(set) var shown: Counter
          @ObservedObject var next: Counter
          init(_ counter: Counter, next: Counter) {
              _shown = ObservedObject(wrappedValue: counter)
              self.next = next
          }
          var body: some View { Text("\\(shown.count + next.count)") }
      }
      """,
      fixed: [
        "final class Counter: ObservableObject": "@Observable final class Counter", "@Published ": "",
        "@ObservedObject var counter": "@Bindable var counter", "@ObservedObject private(set)": "private(set)",
        "@ObservedObject var next": "let next",
        "_shown = ObservedObject(wrappedValue: counter)":
          "self.shown = counter",
      ], also: ["state-object-passed-object"]),
    .flagged(
      "What the macro must leave alone",
      """
      import SwiftUI

      @propertyWrapper
      struct Clamped {
          var wrappedValue: Int
      }

      final class ⟦Model⟧: ObservableObject {
          @Published private(set) var rows: [String] = []
          @Clamped var size = 3
          lazy var first = rows.first
          private let limit = 10
      }
      """,
      fixed: [
        "final class Model: ObservableObject": "@Observable final class Model", "@Published ": "",
        "@Clamped var": "@ObservationIgnored @Clamped var", "lazy var": "@ObservationIgnored lazy var",
      ]),
    .flagged(
      "An import that is not there on every system does not count",
      """
      #if canImport(SwiftUI)
      import SwiftUI
      #endif
      import Foundation

      final class ⟦Model⟧: ObservableObject {
          @Published var rows: [String] = []
      }
      """,
      fixed: [
        "import Foundation": "import Foundation\nimport Observation",
        "final class Model: ObservableObject": "@Observable final class Model", "@Published ": "",
      ]),
    .flagged(
      "The conformance is an extension's",
      """
      import SwiftUI

      class ⟦Model⟧ {
          @Published var rows: [String] = []
      }

      extension Model: ObservableObject, Identifiable {}
      """,
      fixed: [
        "class Model {": "@Observable class Model {", "@Published ": "",
        "ObservableObject, Identifiable": "Identifiable",
      ]),
    .flagged(
      "A use is in the way: its publisher",
      files: [
        "Model.swift": """
        import SwiftUI

        final class ⟦Model⟧: ObservableObject {
            @Published var query = ""
        }
        """,
        "Search.swift": """
        import Combine

        func follow(_ model: Model) -> Any {
            model.$query
        }
        """,
      ]),
    .flagged(
      "A use is in the way: a view for any object",
      """
      import SwiftUI

      final class ⟦Model⟧: ObservableObject {
          @Published var query = ""
      }

      struct Search<Source: ObservableObject>: View {
          @ObservedObject var source: Source
          var body: some View { Text("") }
      }

      struct Home: View {
          @StateObject private var model = Model()
          var body: some View { Search(source: model) }
      }
      """),
    .flagged(
      "A use is in the way: an object is made on each update, and making it does something",
      """
      import SwiftUI

      final class ⟦Model⟧: ObservableObject {
          @Published var query = ""
          init() { print("made") }
      }

      struct Home: View {
          @StateObject private var model = Model()
          var body: some View { Text(model.query) }
      }
      """),
  ]

  static let lookAlikes: [Example] = [
    .allowed(
      "Objective-C's classes have observers of their own",
      """
      import SwiftUI

      class Model: NSObject, ObservableObject {}
      """),
    .allowed(
      "The publisher of a property",
      """
      import SwiftUI

      class Model: ObservableObject {
          @Published var query = ""
          var bag: [Any] = []
          func start() { bag.append($query) }
      }
      """),
    .allowed(
      "The publisher of the object",
      """
      import SwiftUI

      class Model: ObservableObject {
          @Published var query = ""
          func changed() { objectWillChange.send() }
      }
      """),
    .allowed(
      "Observable already",
      """
      import SwiftUI

      @Observable @MainActor class Model {
          var query = ""
      }
      """),
    .allowed(
      "A class of another module",
      """
      import Kotlin
      import SwiftUI

      struct Home: View {
          @StateObject private var model: KotlinModel = KotlinModel()
          var body: some View { Text("") }
      }
      """),
    .allowed(
      "Systems without Observation",
      """
      import SwiftUI

      class Model: ObservableObject {
          @Published var query = ""
      }
      """, settings: ProjectSettings(deploymentTargets: [.iOS: 16])),
    .allowed(
      "An observer that runs when the property is set, and one in the superclass",
      """
      import SwiftUI

      class Model: ObservableObject {
          @Published var query = "" {
              didSet { if query.isEmpty { query = "none" } }
          }
      }

      class Special: Model {
          @Published var extra = ""
      }
      """),
    .allowed(
      "Two at once, a condition, the name of the storage, a value in UserDefaults",
      """
      import SwiftUI

      class Pair: ObservableObject {
          var left = 0, right = 0
      }

      class Debugged: ObservableObject {
          #if DEBUG
          @Published var log = ""
          #endif
      }

      class Named: ObservableObject {
          @Published var name = ""
          private var _name = ""
      }

      class Stored: ObservableObject {
          @AppStorage("name") var name = ""
      }
      """),
    .allowed(
      "Coded, and asked for by a protocol",
      """
      import SwiftUI

      class Coded: ObservableObject, Codable {
          var name = ""
      }

      protocol Shown: ObservableObject {}

      class Asked: ObservableObject, Shown {
          @Published var name = ""
      }
      """),
  ]
}
