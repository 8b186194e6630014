import Facts

/// What `state-holds-plain-class` reports and leaves alone.
let stateHoldsPlainClassExamples: [Example] = [
  .flagged(
    "The view shows a count that changes unnoticed",
    """
    import SwiftUI

    final class Box {
        var count = 0
    }

    struct Home: View {
        @State private var ⟦box⟧ = Box()

        var body: some View {
            Button("Count") { box.count += 1 }
            Text("\\(box.count)")
        }
    }
    """, fixed: ["final class": "@Observable final class"], because: "drawn again"),
  .flagged(
    "A session in another file that knows nothing of SwiftUI",
    files: [
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State private var ⟦session⟧: Session?

          var body: some View {
              if let session {
                  Text(session.title)
              }
          }
      }
      """,
      "Session.swift": """
      import Foundation

      class Session: NSObject {
          var title: String { "" }
      }
      """,
    ],
    fixed: [
      "class Session": "@Observable class Session", "import Foundation": "import Foundation\nimport Observation",
    ],
    because: "drawn again"),
  .flagged(
    "Observable only from iOS 17 on",
    """
    import SwiftUI

    final class Keyboard { var height = 0 }

    struct Home: View {
        @State private var ⟦keyboard⟧ = Keyboard()
        var body: some View { Text("\\(keyboard.height)") }
    }
    """, fixed: ["final class": "@Observable final class"], because: "needs iOS 17",
    settings: ProjectSettings(deploymentTargets: [.iOS: 16])),
  .flagged(
    "What has a wrapper or is lazy has to be left out of what views follow",
    """
    import SwiftUI

    final class Keyboard {
        @AppStorage("height") private var stored = 0
        lazy var step = 2
        var height = 0
    }

    struct Home: View {
        @State private var ⟦keyboard⟧ = Keyboard()
        var body: some View { Text("\\(keyboard.height)") }
    }
    """,
    fixed: [
      "final class": "@Observable final class", "@AppStorage": "@ObservationIgnored @AppStorage",
      "lazy var": "@ObservationIgnored lazy var",
    ], because: "views do not follow 'stored'"),
  .flagged(
    "What the view shows has a wrapper itself, so that no view would follow it: no fix",
    """
    import SwiftUI

    final class Keyboard {
        @AppStorage("height") var height = 0
    }

    struct Home: View {
        @State private var ⟦keyboard⟧ = Keyboard()
        var body: some View { Text("\\(keyboard.height)") }
    }
    """),
  .allowed(
    "A cache that the view does not show",
    """
    import SwiftUI

    final class Renderer {
        var count = 0
        func draw() {}
    }

    struct Home: View {
        @State private var renderer = Renderer()

        var body: some View {
            Button("Draw") {
                renderer.draw()
                renderer.count += 1
            }
        }
    }
    """),
  .allowed(
    "Types of the frameworks, and a value",
    """
    import AVFoundation
    import CoreData
    import SwiftUI

    struct Home: View {
        @State private var context = CIContext()
        @State private var task: Task<Void, Never>?
        @State private var player = AVPlayer()
        @State private var selected: NSManagedObjectID?

        var body: some View {
            Text("\\(player.rate) \\(context.workingFormat)").disabled(task?.isCancelled ?? false)
        }
    }
    """),
  .allowed(
    "What does not change needs no watching",
    """
    import SwiftUI

    final class Session {
        let title = "Session"
    }

    struct Home: View {
        @State private var session = Session()
        var body: some View { Text(session.title) }
    }
    """),
  .allowed(
    "Classes that can be observed, each in its way",
    """
    import SwiftUI

    @Observable final class Player { var title = "" }
    final class Legacy: ObservableObject { @Published var title = "" }
    final class Other: Imported { var title = "" }

    struct Home: View {
        @State private var player = Player()
        @State private var legacy: Legacy?
        @State private var other = Other()
        var body: some View { Text(player.title + other.title) }
    }
    """),
]
