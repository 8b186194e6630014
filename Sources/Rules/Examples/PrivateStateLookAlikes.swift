let privateStateLookAlikes: [Example] = [
  .allowed(
    "Private to the file is private enough",
    #"""
    import SwiftUI

    struct Counter: View {
        @State fileprivate var count = 0

        var body: some View {
            Text("\(count)")
        }
    }
    """#),
  .allowed(
    "Private on another line, with comments between",
    #"""
    import SwiftUI

    struct Counter: View {
        @State
        // counts taps
        private /* to the view */ var count: Int = 0

        var body: some View {
            Text("\(count)")
        }
    }
    """#),
  .allowed(
    "A local variable cannot be private",
    #"""
    import SwiftUI

    struct Counter: View {
        var body: some View {
            @State var count = 0
            return Text("\(count)")
        }
    }
    """#),
  .allowed(
    "State of a preview",
    """
    import SwiftUI

    #Preview {
        @Previewable @State var count = 0
        Stepper("Count", value: $count)
    }
    """),
  .allowed(
    "A protocol asks for the property",
    #"""
    import SwiftUI

    protocol Countable {
        var count: Int { get }
    }

    struct Counter: View, Countable {
        @State var count = 0

        var body: some View {
            Text("\(count)")
        }
    }
    """#),
  .allowed(
    "A protocol asks for it through another protocol in another file",
    files: [
      "Protocols.swift": """
      protocol Countable {
          var count: Int { get }
      }

      protocol Resettable: Countable {
          func reset()
      }
      """,
      "Counter.swift": #"""
      import SwiftUI

      struct Counter: View {
          @State var count = 0

          var body: some View {
              Text("\(count)")
          }
      }

      extension Counter: Resettable {
          func reset() { count = 0 }
      }
      """#,
    ]),
  .allowed(
    "Not in a view: another rule's business",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @State var count = 0
    }
    """, also: ["dynamic-property-outside-view"]),
  .allowed(
    "Nothing says that the type is a view",
    """
    import SwiftUI

    struct Helper {
        @State var count = 0
    }
    """, also: ["dynamic-property-outside-view"]),
  .allowed(
    "The caller passes a value: making it private is not the answer",
    """
    import SwiftUI

    struct Greeting: View {
        @State var name: String

        var body: some View {
            Text(name)
        }
    }

    struct Home: View {
        @State private var user = "Maria"

        var body: some View {
            Greeting(name: user)
        }
    }
    """, also: ["state-receives-argument"]),
  .allowed(
    "The caller passes an object in another file",
    files: [
      "Detail.swift": """
      import SwiftUI

      final class Model: ObservableObject {
          @Published var title = ""
      }

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
              Detail(model: model)
          }
      }
      """,
    ], also: ["state-receives-argument"]),
  .allowed(
    "Inputs are meant to come from outside",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @Published var title = ""
    }

    struct Row: View {
        @Binding var isOn: Bool
        @ObservedObject var model: Model
        let title: String

        var body: some View {
            Toggle(title, isOn: $isOn)
        }
    }
    """),
  .allowed(
    "Names that only look like the attribute",
    """
    import SwiftUI

    final class Model: ObservableObject {
        static let shared = Model()
    }

    struct Row: View {
        static var count = 0
        var wrapper: ObservedObject<Model>.Wrapper
        weak var model: Model?
        lazy var other = Model()
        unowned let third: Model

        var body: some View {
            Text("Row")
        }
    }
    """, also: ["observable-object-unobserved", "owned-object-in-plain-property"]),
  .allowed(
    "A property wrapper of the project has the same name",
    files: [
      "State.swift": """
      @propertyWrapper
      struct State<Value> {
          var wrappedValue: Value
      }
      """,
      "Machine.swift": """
      import SwiftUI

      struct Machine: View {
          @State var phase = 0

          var body: some View {
              Text("Machine")
          }
      }
      """,
    ]),
  .allowed(
    "No SwiftUI here: another library has views and state of its own",
    """
    import TokenUI

    struct Counter: View {
        @State var count = 0

        var body: some View {
            Text("Counter")
        }
    }
    """),
  .allowed(
    "A nested type that is called State",
    """
    import SwiftUI

    struct Feature {
        struct State {
            var count = 0
        }

        var state = State()
    }
    """),
  .allowed(
    "What the compiler rejects anyway",
    """
    import SwiftUI

    struct Broken: View {
        @State var first = 0, second = 1
        @State let third = 0

        var body: some View {
            Text("Broken")
        }
    }
    """),
  .allowed(
    "Two views may call their state the same, and two views may have the same name",
    files: [
      "Home.swift": """
      import SwiftUI

      enum Home {
          struct Row: View {
              @State private var isLoading = false

              var body: some View {
                  Text("\\(isLoading)")
              }
          }
      }
      """,
      "Library.swift": """
      import SwiftUI

      enum Library {
          struct Row: View {
              @State private var isLoading = false

              var body: some View {
                  Text("\\(isLoading)")
              }
          }
      }

      private struct Badge: View {
          @State private var isLoading = false

          var body: some View {
              Text("\\(isLoading)")
          }
      }
      """,
    ]),
]
