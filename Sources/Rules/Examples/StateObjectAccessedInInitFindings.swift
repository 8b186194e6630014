/// What `state-object-accessed-in-init` reports.
let stateObjectAccessedInInitFindings: [Example] = [
  .flagged(
    "Loading into an object that is not there yet",
    """
    import SwiftUI

    final class Model: ObservableObject {
        func load() {}
    }

    struct Home: View {
        @StateObject private var model: Model

        init() {
            _model = StateObject(wrappedValue: Model())
            ⟦model⟧.load()
        }

        var body: some View {
            Text("Home")
        }
    }
    """,
    fixed: [
      "        model.load()\n": "",
      "        Text(\"Home\")": "        Text(\"Home\")\n            .onAppear { model.load() }",
    ], because: "each time"),
  .flagged(
    "An environment object, whose title is kept",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @Published var title = ""
    }

    struct Home: View {
        @EnvironmentObject private var model: Model
        private let title: String

        init() {
            title = ⟦model⟧.title
        }

        var body: some View { Text(title) }
    }
    """),
  .flagged(
    "A view controller reaches into the view that it hosts",
    """
    import SwiftUI
    import UIKit

    final class Model: ObservableObject {
        func reload() {}
    }

    struct Home: View {
        @StateObject var model = Model()
        var body: some View { Text("Home") }
    }

    final class Controller: UIViewController {
        func show() {
            let host = UIHostingController(rootView: Home())
            host.rootView.⟦model⟧.reload()
        }
    }
    """, also: ["private-state"]),
  .flagged(
    "A test reads from a view that nobody shows",
    files: [
      "Home.swift": """
      import SwiftUI

      final class Model: ObservableObject {
          @Published var title = ""
      }

      struct Home: View {
          @StateObject var model = Model()
          @Environment(\\.isEnabled) var isEnabled
          @Environment(Session.self) var session
          var body: some View { Text(model.title) }
      }
      """,
      "HomeTests.swift": """
      import XCTest

      final class HomeTests: XCTestCase {
          func testHome() {
              let home = Home()
              XCTAssertEqual(home.⟦model⟧.title, "")
              XCTAssertTrue(Home().⟦isEnabled⟧.description.isEmpty)
              print(home.⟦session⟧)
          }
      }
      """,
    ], also: ["private-state"]),
  .flagged(
    "Reading through self, through the storage and as bindings, in an extension",
    files: [
      "Home.swift": """
      import SwiftUI

      final class Model: ObservableObject {
          var count = 0
      }

      struct Home: View {
          @StateObject var model: Model
          @Environment(\\.colorScheme) var scheme
          @Environment(Session.self) var session
          var body: some View { Text("Home") }
      }
      """,
      "Home+Count.swift": """
      import SwiftUI

      extension Home {
          init(count: Int) {
              _model = StateObject(wrappedValue: Model())
              self.⟦model⟧.count = count
              ⟦_model⟧.wrappedValue.count = count
              print(⟦$model⟧.count)
              if ⟦scheme⟧ == .dark { print(⟦session⟧) }
          }
      }
      """,
    ], also: ["private-state"]),
  .flagged(
    "A closure that keeps the view as it is now",
    """
    import SwiftUI

    final class Model: ObservableObject {
        func load() {}
    }

    struct Home: View {
        @StateObject private var model: Model
        private var action: () -> Void = {}

        init() {
            _model = StateObject(wrappedValue: Model())
            action = { [self] in ⟦model⟧.load() }
        }

        var body: some View { Button("Load", action: action) }
    }
    """, severities: [.hint]),
  .flagged(
    "A method that the initializer calls reads the object, and so does what that calls",
    """
    import SwiftUI

    final class Model: ObservableObject {
        func load() {}
    }

    struct Home: View {
        @StateObject private var model = Model()

        init() {
            ⟦setUp⟧()
        }

        var body: some View {
            Text("Home")
        }

        private func setUp() { load() }
        private func load() { model.load() }
    }
    """,
    fixed: [
      "        setUp()\n": "",
      "        Text(\"Home\")": "        Text(\"Home\")\n            .onAppear { setUp() }",
    ], because: "each time"),
  .flagged(
    "A computed property reads an environment object",
    """
    import SwiftUI

    final class Session: ObservableObject {
        var title = ""
    }

    struct Home: View {
        @EnvironmentObject private var session: Session
        private var title = ""

        init() {
            title = ⟦sessionTitle⟧
        }

        var body: some View {
            Text(title)
        }

        private var sessionTitle: String { session.title }
    }
    """),
]
