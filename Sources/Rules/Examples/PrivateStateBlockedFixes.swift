import Facts

/// What the rule reports although `private` would break something; the fix names what.
let privateStateBlockedFixes: [Example] = [
  .flagged(
    "Public state is the interface of a library: no fix",
    """
    import SwiftUI

    public struct Blink: ViewModifier {
        @SwiftUI.State public var ⟦isOn⟧ = false

        public init() {}

        public func body(content: Content) -> some View {
            content
        }
    }
    """),
  .flagged(
    "Package state is the interface to other targets: no fix",
    """
    import SwiftUI

    package struct Blink: View {
        @State package var ⟦isOn⟧ = false

        package init() {}

        package var body: some View {
            Text("Blink")
        }
    }
    """),
  .flagged(
    "Without an initial value the view's initialiser would become private",
    #"""
    import SwiftUI

    struct Counter: View {
        @State var ⟦count⟧: Int

        var body: some View {
            Text("\(count)")
        }
    }
    """#, fixed: ["@State var": "@State private var"], because: "initial value"),
  .flagged(
    "With Xcode 27's SDK and an older compiler private state is a parameter nobody can pass",
    #"""
    import SwiftUI

    struct Counter: View {
        @State var ⟦count⟧ = 0
        let title: String

        var body: some View {
            Text("\(title): \(count)")
        }
    }
    """#, fixed: ["@State var": "@State private var"], because: "this SDK and compiler",
    settings: ProjectSettings(sdk: 27, compiler: 603)),
  .flagged(
    "An optional written out in full has no initial value",
    """
    import SwiftUI

    struct Picked: View {
        @State var ⟦number⟧: Optional<Int>

        var body: some View {
            Text(number == nil ? "None" : "One")
        }
    }
    """, fixed: ["@State var": "@State private var"], because: "initial value"),
  .flagged(
    "A generic object without an initial value",
    """
    import SwiftUI

    struct Holder<Model>: View where Model: ObservableObject {
        @StateObject var ⟦model⟧: Model

        var body: some View {
            Text("Holder")
        }
    }
    """, fixed: ["@StateObject var": "@StateObject private var"], because: "initial value"),
  .flagged(
    "Only a preview passes a value",
    """
    import SwiftUI

    struct Greeting: View {
        @State var ⟦name⟧ = "you"

        var body: some View {
            Text(name)
        }
    }

    struct Greeting_Previews: PreviewProvider {
        static var previews: some View {
            Greeting(name: "Maria")
        }
    }
    """, fixed: ["@State var": "@State private var"], because: "passed at Example.swift:13"),
  .flagged(
    "Only a preview macro passes a value, without the type's name",
    """
    import SwiftUI

    struct Greeting: View {
        @State var ⟦name⟧ = "you"

        var body: some View {
            Text(name)
        }
    }

    #Preview {
        let view: Greeting = .init(name: "Maria")
        view
    }
    """, fixed: ["@State var": "@State private var"], because: "passed at Example.swift:12"),
  .flagged(
    "Only a test passes a value",
    files: [
      "Sources/Greeting.swift": """
      import SwiftUI

      struct Greeting: View {
          @State var ⟦name⟧ = "you"

          var body: some View {
              Text(name)
          }
      }
      """,
      "Tests/GreetingTests.swift": """
      import XCTest
      @testable import Greeter

      final class GreetingTests: XCTestCase {
          func testGreeting() {
              _ = Greeting(name: "Maria")
          }
      }
      """,
    ], fixed: ["@State var": "@State private var"], because: "passed at Tests/GreetingTests.swift:6"),
  .flagged(
    "A preview passes a closure behind the parentheses",
    """
    import SwiftUI

    struct Confirm: View {
        @State var ⟦action⟧: () -> Void = {}

        var body: some View {
            Button("OK") { action() }
        }
    }

    struct Confirm_Previews: PreviewProvider {
        static var previews: some View {
            Confirm { print("confirmed") }
        }
    }
    """, fixed: ["@State var": "@State private var"], because: "passed at Example.swift:13"),
  .flagged(
    "An extension in another file uses it, so private would not compile: no fix",
    files: [
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State var ⟦selection⟧ = 0

          var body: some View {
              rows
          }
      }
      """,
      "Home+Rows.swift": #"""
      import SwiftUI

      extension Home {
          var rows: some View {
              Button("\(selection)") { selection += 1 }
          }
      }
      """#,
    ]),
  .flagged(
    "Another type in the same file uses it, so it can be private to the file",
    """
    import SwiftUI

    struct Inner: View {
        @State var ⟦isOpen⟧ = false

        var body: some View {
            Text("Inner")
        }
    }

    struct Outer: View {
        let inner = Inner()

        var body: some View {
            Text(inner.isOpen ? "Open" : "Closed")
        }
    }
    """, fixed: ["@State var": "@State fileprivate var"], because: "used at Example.swift:15"),
  .flagged(
    "A key path in another file names it: no fix",
    files: [
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State var ⟦selection⟧ = 0

          var body: some View {
              Text("Home")
          }
      }
      """,
      "Inspect.swift": #"""
      let inspected = \Home.selection
      """#,
    ]),
  .flagged(
    "Its comment tells callers to pass a value",
    """
    import SwiftUI

    struct Greeting: View {
        /// Who is greeted. A test may pass another name.
        @State var ⟦name⟧ = "you"

        var body: some View {
            Text(name)
        }
    }
    """, fixed: ["@State var": "@State private var"], because: "speaks to who gives it a value"),
  .flagged(
    "Skip's bridge to Android needs to see the state",
    """
    import SkipFuseUI
    import SwiftUI

    struct Counter: View {
        @State var ⟦count⟧ = 0

        var body: some View {
            Text("Counter")
        }
    }
    """, fixed: ["@State var": "@State private var"], because: "Skip"),
]
