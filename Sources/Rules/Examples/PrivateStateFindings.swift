import Facts

/// What the rule reports, with fixes that are safe.
let privateStateFindings: [Example] = [
  .flagged(
    "State that a caller could set",
    #"""
    import SwiftUI

    struct Counter: View {
        @State var ⟦count⟧ = 0

        var body: some View {
            Button("\(count)") { count += 1 }
        }
    }
    """#, fixed: ["@State var": "@State private var"], safe: true),
  .flagged(
    "An object that the view owns, with its access written out",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var isPlaying = false
    }

    struct PlayerView: View {
        @StateObject internal var ⟦player⟧ = Player()

        var body: some View {
            Text(player.isPlaying ? "Playing" : "Paused")
        }
    }
    """, fixed: ["internal var": "private var"], safe: true),
  .flagged(
    "The conformance stands in an extension, and only the setter is private",
    """
    import SwiftUI

    struct Badge {
        @State private(set) var ⟦number⟧ = 0
    }

    extension Badge: View {
        var body: some View {
            Text("New")
        }
    }
    """, fixed: ["private(set) var": "private var"], safe: true),
  .flagged(
    "The conformance stands in another file",
    files: [
      "Badge.swift": """
      import SwiftUI

      struct Badge {
          @State var ⟦number⟧ = 0
      }
      """,
      "Badge+View.swift": """
      import SwiftUI

      extension Badge: View {
          var body: some View {
              Text("New")
          }
      }
      """,
    ], fixed: ["@State var": "@State private var"], safe: true),
  .flagged(
    "A protocol of the project refines View",
    files: [
      "Screen.swift": """
      import SwiftUI

      protocol Screen: View {
          var title: String { get }
      }
      """,
      "Inbox.swift": """
      import SwiftUI

      struct Inbox: Screen {
          let title = "Inbox"
          @State var ⟦selection⟧: Int?

          var body: some View {
              Text(title)
          }
      }
      """,
    ], fixed: ["@State var": "@State private var"], safe: true),
  .flagged(
    "The attribute and the protocol are written with their module",
    """
    import SwiftUI

    struct Shake: SwiftUI.ViewModifier {
        @SwiftUI.State var ⟦isShaking⟧ = false

        func body(content: Content) -> some SwiftUI.View {
            content.onAppear { isShaking = true }
        }
    }
    """, fixed: ["State var": "State private var"], safe: true),
  .flagged(
    "A style owns state like a view",
    """
    import SwiftUI

    struct Pressed: ButtonStyle {
        @State var ⟦presses⟧ = 0

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
        }
    }
    """, fixed: ["@State var": "@State private var"], safe: true),
  .flagged(
    "An attribute with arguments gives the initial value",
    #"""
    import SwiftUI

    struct Dial: View {
        @State(initialValue: 3) var ⟦level⟧: Int

        var body: some View {
            Text("\(level)")
        }
    }
    """#, fixed: ["3) var": "3) private var"], safe: true),
  .flagged(
    "No initial value, but the view writes its own initialiser",
    """
    import SwiftUI

    struct Draft: View {
        @State var ⟦text⟧: String

        init(text: String) {
            _text = State(initialValue: text)
        }

        var body: some View {
            TextField("Text", text: $text)
        }
    }

    struct Compose: View {
        var body: some View {
            Draft(text: "Dear all")
        }
    }
    """, fixed: ["@State var": "@State private var"], safe: true),
  .flagged(
    "Used by an extension in the same file, which sees what is private",
    #"""
    import SwiftUI

    struct Counter: View {
        @State var ⟦count⟧ = 0

        var body: some View {
            button
        }
    }

    extension Counter {
        var button: some View {
            Button("\(count)") { count += 1 }
        }
    }
    """#, fixed: ["@State var": "@State private var"], safe: true),
  .flagged(
    "Between other attributes, in a nested view",
    #"""
    import SwiftUI

    enum Settings {
        struct Row: View {
            @MainActor @State @available(iOS 17, *) var ⟦isOn⟧ = false

            var body: some View {
                Text("Row")
            }
        }
    }
    """#, fixed: ["*) var": "*) private var"], safe: true),
  .flagged(
    "A comment after the attribute stays where it is",
    """
    import SwiftUI

    struct Note: View {
        @State // set when the text is tapped
        var ⟦isOpen⟧ = false

        var body: some View {
            Text("Note").onAppear { isOpen = true }
        }
    }
    """, fixed: ["var isOpen": "private var isOpen"], safe: true),
  .flagged(
    "Observers and a closure's result do not change that it is state",
    """
    import SwiftUI

    struct Meter: View {
        @State var ⟦level⟧ = 0 { didSet { print(level) } }
        @State var ⟦limit⟧: Int = { 3 }()

        var body: some View {
            Text("Meter")
        }
    }
    """, fixed: ["var level": "private var level", "var limit": "private var limit"], safe: true),
  .flagged(
    "A view that is declared inside a function",
    #"""
    import SwiftUI

    func makeCounter() -> some View {
        struct Local: View {
            @State var ⟦count⟧ = 0

            var body: some View {
                Text("\(count)")
            }
        }
        return Local()
    }
    """#, fixed: ["@State var": "@State private var"], safe: true),
  .flagged(
    "In one branch of a conditional",
    #"""
    import SwiftUI

    struct Counter: View {
        #if os(iOS)
        @State private var count = 0
        #else
        @State var ⟦count⟧ = 0
        #endif

        var body: some View {
            Text("\(count)")
        }
    }
    """#, fixed: ["@State var": "@State private var"], safe: true),
  .flagged(
    "The same label belongs to another type's initialiser",
    #"""
    import SwiftUI

    struct Counter: View {
        @State var ⟦count⟧ = 0

        var body: some View {
            Tally(count: count)
        }
    }

    struct Tally: View {
        let count: Int

        var body: some View {
            Text("\(count)")
        }
    }
    """#, fixed: ["@State var": "@State private var"], safe: true),
  .flagged(
    "Xcode 27 with its own compiler",
    #"""
    import SwiftUI

    struct Counter: View {
        @State var ⟦count⟧ = 0
        let title: String

        var body: some View {
            Text("\(title): \(count)")
        }
    }
    """#, fixed: ["@State var": "@State private var"], safe: true, settings: ProjectSettings(sdk: 27, compiler: 604)),
]
