let idVolatileModifiers: [Example] = [
  .flagged(
    "A new identity on every update",
    """
    import SwiftUI

    struct Home: View {
        @State private var name = ""

        var body: some View {
            TextField("Name", text: $name).id(⟦UUID()⟧)
        }
    }
    """, fixed: [".id(UUID())": ""], because: "starting over"),
  .flagged(
    "On a line of its own, between other modifiers",
    """
    import SwiftUI

    struct Home: View {
        var body: some View {
            VStack {
                Text("Home")
            }
            .padding()
            .id(⟦Date().timeIntervalSince1970⟧) // starts over
            .hidden()
        }
    }
    """, fixed: [".id(Date().timeIntervalSince1970)": ""]),
  .flagged(
    "The line goes with the modifier",
    """
    import SwiftUI

    struct Home: View {
        var body: some View {
            List {
                Text("Home")
            }
            .id(⟦Date.now⟧)
        }
    }
    """, fixed: ["\n        .id(Date.now)": ""]),
  .flagged(
    "The identity can be kept in state and changed on purpose",
    """
    import SwiftUI

    struct Home: View {
        // What the screen shows.
        var body: some View {
            List {
                Text("Home")
            }
            .id(⟦UUID().uuidString⟧)
        }
    }
    """,
    fixed: [
      "    // What the screen shows.":
        "    @State private var identity = UUID().uuidString\n\n    // What the screen shows.",
      ".id(UUID().uuidString)": ".id(identity)",
    ], because: "starts over only where 'identity' is given another value", fixIndex: 1),
  .flagged(
    "The name is taken",
    """
    import SwiftUI

    struct Home: View {
        let identity: Int

        var body: some View {
            Text("Home").id(⟦Int.random(in: 0..<100)⟧)
        }
    }
    """,
    fixed: [
      "    var body": "    @State private var identity2 = Int.random(in: 0..<100)\n\n    var body",
      ".id(Int.random(in: 0..<100))": ".id(identity2)",
    ], fixIndex: 1),
  .flagged(
    "A part of the identity is new each time",
    #"""
    import SwiftUI

    struct Row: View {
        let title: String

        var body: some View {
            Text(title).id(⟦"\(title)-\(UUID())"⟧)
        }
    }
    """#, fixed: [#".id("\(title)-\(UUID())")"#: ""]),
  .flagged(
    "Two parts, one of them new each time",
    """
    import SwiftUI

    struct Row: View {
        let title: String

        var body: some View {
            VStack {
                Text(title)
            }.id(⟦title + String(arc4random())⟧)
        }
    }
    """, fixed: [".id(title + String(arc4random()))": ""]),
  .flagged(
    "The clock",
    """
    import SwiftUI

    struct Home: View {
        var body: some View {
            ScrollView {
                Text("Home")
            }.id(⟦CFAbsoluteTimeGetCurrent()⟧)
        }
    }
    """, fixed: [".id(CFAbsoluteTimeGetCurrent())": ""]),
  .flagged(
    "An object that is made for its identity",
    """
    import SwiftUI

    final class Token {}

    struct Home: View {
        var body: some View {
            Text("Home").id(⟦ObjectIdentifier(Token())⟧)
        }
    }
    """, fixed: [".id(ObjectIdentifier(Token()))": ""]),
  .flagged(
    "A computed property of the view",
    """
    import SwiftUI

    struct Home: View {
        private var token: UUID { UUID() }

        var body: some View {
            Text("Home").id(⟦token⟧)
        }
    }
    """, fixed: [".id(token)": ""]),
  .flagged(
    "A computed property of a model in another file",
    files: [
      "Model.swift": """
      import Foundation

      final class Model {
          var token: String {
              return UUID().uuidString
          }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          let model: Model

          var body: some View {
              Text("Home").id(⟦model.token⟧)
          }
      }
      """,
    ], fixed: [".id(model.token)": ""]),
  .flagged(
    "In a modifier of the app's own",
    """
    import SwiftUI

    struct Restarted: ViewModifier {
        func body(content: Content) -> some View {
            content.id(⟦UUID()⟧)
        }
    }

    extension View {
        func restarted() -> some View {
            self.id(⟦UUID()⟧)
        }
    }
    """,
    fixed: ["content.id(UUID())": "content", "self.id(UUID())": "self"]),
  .flagged(
    "A view of the app's own that a method makes",
    """
    import SwiftUI

    struct Home: View {
        private var title: some View { Text("Home") }

        var body: some View {
            VStack {
                title.id(⟦UUID()⟧)
                row("a").id(⟦UUID()⟧)
            }
        }

        private func row(_ title: String) -> some View {
            Text(title)
        }
    }
    """, fixed: ["title.id(UUID())": "title", #"row("a").id(UUID())"#: #"row("a")"#]),
]
