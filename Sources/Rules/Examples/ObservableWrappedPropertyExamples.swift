let observableWrappedPropertyExamples: [Example] = [
  .flagged(
    "A value of the user's defaults that nothing outside of the class reads",
    """
    import SwiftUI

    @Observable final class A {
        @AppStorage("x") var ⟦x⟧ = 0
        @AppStorage("y")
        private var ⟦y⟧ = 0

        func count() {
            x += 1
            y = x
        }
    }
    """,
    fixed: [
      "@AppStorage(\"x\")": "@ObservationIgnored @AppStorage(\"x\")",
      "@AppStorage(\"y\")": "@ObservationIgnored @AppStorage(\"y\")",
    ], safe: true, severities: [.error, .error]),
  .flagged(
    "A view shows it, and would not be drawn again",
    """
    import SwiftUI

    @Observable final class A {
        @AppStorage("x") var ⟦x⟧ = 0
    }

    struct Home: View {
        let a: A
        var body: some View { Text("\\(a.x)") }
    }
    """, fixed: ["@AppStorage": "@ObservationIgnored @AppStorage"], because: "'x' is used at Example.swift:9"),
  .flagged(
    "A view in another file shows what is made of it, two steps away",
    files: [
      "A.swift": """
      import SwiftUI

      @Observable final class A {
          @AppStorage("x") private var ⟦x⟧ = 0
          var double: Int { x * 2 }
      }

      extension A {
          var title: String {
              get { "\\(double)" }
          }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          let a: A
          var body: some View { Text(a.title) }
      }
      """,
    ], fixed: ["@AppStorage": "@ObservationIgnored @AppStorage"], because: "'title' is used at Home.swift:5"),
  .flagged(
    "A method gives something made of it to whoever calls it",
    """
    import SwiftUI

    @Observable final class A {
        @AppStorage("x") private var ⟦x⟧ = 0
        func title() -> String { "\\(x)" }
    }
    """, fixed: ["@AppStorage": "@ObservationIgnored @AppStorage"], because: "'title()' gives something made of 'x'"),
  .flagged(
    "Views show something else of the class",
    """
    import SwiftUI

    @Observable final class A {
        @AppStorage("x") private var ⟦x⟧ = 0
        var count = 0
        func add() { count += x }
    }

    struct Home: View {
        let a: A
        var body: some View { Button("\\(a.count)") { a.add() } }
    }
    """, fixed: ["@AppStorage": "@ObservationIgnored @AppStorage"], safe: true, severities: [.error]),
  .flagged(
    "A lazy value, or an injected one, that nobody replaces: no view waits for another",
    """
    import SwiftUI

    @propertyWrapper struct Injected {
        var wrappedValue = 1
    }

    @Observable final class A {
        lazy private(set) var ⟦parts⟧ = [1, 2]
        @Injected private var ⟦step⟧: Int
        var first: Int { (parts.first ?? 0) + step }
    }

    struct Home: View {
        let a: A
        var body: some View { Text("\\(a.first) \\(a.parts.count)") }
    }
    """,
    fixed: [
      "lazy private": "@ObservationIgnored lazy private", "@Injected private": "@ObservationIgnored @Injected private",
    ],
    safe: true, severities: [.error, .error]),
  .flagged(
    "A lazy value that is replaced, and that a view shows",
    """
    import SwiftUI

    @Observable final class A {
        lazy private(set) var ⟦parts⟧ = [1, 2]
        func clear() { parts = [] }
    }

    struct Home: View {
        let a: A
        var body: some View { Text("\\(a.parts.count)") }
    }
    """, fixed: ["lazy private": "@ObservationIgnored lazy private"], because: "'parts' is used at Example.swift:10"),
  .flagged(
    "Left over from a migration",
    """
    import SwiftUI

    @Observable final class B {
        @Published var ⟦x⟧ = 0
        @Published
        private(set) var ⟦y⟧ = 0
    }
    """, fixed: ["@Published var x": "var x", "@Published\n    private(set) var y": "private(set) var y"],
    safe: true, severities: [.error, .error]),
  .flagged(
    "Somebody listens to the publisher",
    files: [
      "B.swift": """
      import SwiftUI

      @Observable final class B {
          @Published var ⟦x⟧ = 0
      }
      """,
      "Listener.swift": """
      import SwiftUI

      func listen(_ b: B) { b.$x.sink { print($0) } }
      """,
    ], fixed: ["@Published var x": "var x"], because: "Listener.swift"),
  .flagged(
    "The class is an ObservableObject too",
    """
    import SwiftUI

    @Observable final class B: ObservableObject {
        @Published var ⟦x⟧ = 0
    }
    """, fixed: ["@Published var x": "var x"], because: "ObservableObject too"),
  .flagged(
    "Wrappers of a package and of the project",
    """
    import SwiftUI

    @propertyWrapper struct FetchAll<Value> {
        var wrappedValue: [Value] = []
    }

    @propertyWrapper struct Clamped {
        var wrappedValue: Int
    }

    @Observable final class C {
        @FetchAll var ⟦rows⟧: [Int]
        @Clamped var ⟦level⟧ = 1
    }
    """,
    fixed: ["@FetchAll var": "@ObservationIgnored @FetchAll var", "@Clamped var": "@ObservationIgnored @Clamped var"],
    safe: true, severities: [.error, .error]),
  .flagged(
    "A lazy property",
    """
    import Observation

    @Observable final class C {
        lazy var ⟦x⟧ = 0
        private lazy var ⟦y⟧: Int = { 1 }()
    }
    """,
    fixed: ["lazy var x": "@ObservationIgnored lazy var x", "private lazy": "@ObservationIgnored private lazy"],
    safe: true, severities: [.error, .error]),
  .allowed(
    "Marked already",
    """
    import SwiftUI

    @Observable final class D {
        @ObservationIgnored @AppStorage("x") var x = 0
        @ObservationIgnored lazy var y = 0
        @ObservationTracked var z = 0
    }
    """),
  .allowed(
    "Another kind of class",
    """
    import SwiftUI

    class E: ObservableObject {
        @Published var x = 0
        @AppStorage("y") var y = 0
        lazy var z = 0
    }
    """),
  .allowed(
    "No wrapper, or not known to be one",
    """
    import Kit
    import SwiftUI

    @globalActor actor Shared { static let shared = Shared() }

    @Observable final class F {
        @MainActor var a = 0
        @Shared var b = 0
        @Tracked var c = 0
        @available(iOS 17, *) var d: Int { 1 }
        @objc weak var e: F?
    }
    """),
  .allowed(
    "Static and computed properties stay as they are",
    """
    import SwiftUI

    @Observable final class H {
        @AppStorage("x") static var x = 0
        var y: Int { 1 }
    }
    """),
]
