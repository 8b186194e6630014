/// What `dynamic-property-outside-view` leaves alone.
let dynamicPropertyOutsideViewLookAlikes: [Example] = [
  .allowed(
    "A representable's own state, beside a coordinator that has none",
    """
    import SwiftUI

    struct Field: UIViewRepresentable {
        @State private var count = 0

        class Coordinator {
            var count = 0
        }
    }
    """),
  .allowed(
    "A dynamic property of the project",
    """
    import SwiftUI

    @propertyWrapper struct Counted: DynamicProperty {
        @State private var value = 0
        var wrappedValue: Int { value }
    }
    """),
  .allowed(
    "A plain struct that carries a binding",
    """
    import SwiftUI

    struct Helper {
        @Binding var count: Int
    }
    """),
  .allowed(
    "A coordinator's binding works",
    """
    import SwiftUI

    class Coordinator: NSObject {
        @Binding var text: String
        init(_ text: Binding<String>) { _text = text }
    }
    """),
  .allowed(
    "A protocol of the project refines View, in another file",
    files: [
      "Home.swift": """
      import SwiftUI

      struct Home: Screen {
          @State private var count = 0
          var body: some View { Text("\\(count)") }
      }
      """,
      "Screen.swift": """
      import SwiftUI

      protocol Screen: View {}
      """,
    ]),
  .allowed(
    "Protocols and superclasses of other modules may be anything",
    """
    import SwiftUI
    import ViewKit

    struct Home: Screen {
        @State var count = 0
    }

    final class Model: SharedModel {
        @State var count = 0
    }
    """),
  .allowed(
    "The conformance stands in an extension in another file",
    files: [
      "Home.swift": """
      import SwiftUI

      struct Home {
          @State private var count = 0
      }
      """,
      "Home+View.swift": """
      import SwiftUI

      extension Home: View {
          var body: some View { Text("Home") }
      }
      """,
    ]),
  .allowed(
    "Storage and publishers need no view",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @AppStorage("count") var count = 0
        @Published var title = ""
    }
    """),
  .allowed(
    "A macro may make a view of it",
    """
    import SwiftUI

    @Screen struct Home {
        @State private var count = 0
    }
    """),
  .allowed(
    "A wrapper of the project that is called State",
    """
    import SwiftUI

    @propertyWrapper struct State<Value> {
        var wrappedValue: Value
    }

    final class Model {
        @State var count = 0
    }
    """),
]
