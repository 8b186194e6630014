let stateObjectSharedInstanceExamples: [Example] = [
  .flagged(
    "A shared instance",
    """
    import SwiftUI

    final class Store: ObservableObject {
        static let shared = Store()
        static let `default` = Store()
        static var preview: Store { Store() }

        static func make() -> Store { Store() }
    }

    struct Shelf: View {
        @StateObject private var ⟦store⟧ = Store.shared

        var body: some View {
            Text("Shelf")
        }
    }
    """, fixed: ["@StateObject": "@ObservedObject"], because: "first"),
  .flagged(
    "A shared instance behind the leading dot",
    """
    import SwiftUI

    final class Store: ObservableObject {
        static let shared = Store()
        static let `default` = Store()
        static var preview: Store { Store() }

        static func make() -> Store { Store() }
    }

    struct Shelf: View {
        @StateObject private var ⟦store⟧: Store = .default

        var body: some View {
            Text("Shelf")
        }
    }
    """, fixed: ["@StateObject": "@ObservedObject"]),
  .flagged(
    "A shared instance that the initialiser wraps",
    """
    import SwiftUI

    final class Store: ObservableObject {
        static let shared = Store()
        static let `default` = Store()
        static var preview: Store { Store() }

        static func make() -> Store { Store() }
    }

    struct Shelf: View {
        @StateObject private var ⟦store⟧: Store

        init() {
            _store = StateObject(wrappedValue: Store.shared)
        }

        var body: some View {
            Text("Shelf")
        }
    }
    """,
    fixed: [
      "@StateObject":
        "@ObservedObject",
      "= StateObject(":
        "= ObservedObject(",
    ]),
  .allowed(
    "Built here, so owned here",
    """
    import SwiftUI

    final class Store: ObservableObject {
        static let shared = Store()
        static let `default` = Store()
        static var preview: Store { Store() }

        static func make() -> Store { Store() }
    }

    struct Shelf: View {
        @StateObject private var store = Store()

        var body: some View {
            Text("Shelf")
        }
    }
    """),
  .allowed(
    "A factory may well build a new one",
    """
    import SwiftUI

    final class Store: ObservableObject {
        static let shared = Store()
        static let `default` = Store()
        static var preview: Store { Store() }

        static func make() -> Store { Store() }
    }

    struct Shelf: View {
        @StateObject private var store = Store.make()

        var body: some View {
            Text("Shelf")
        }
    }
    """),
  .allowed(
    "A computed static builds a new one",
    """
    import SwiftUI

    final class Store: ObservableObject {
        static let shared = Store()
        static let `default` = Store()
        static var preview: Store { Store() }

        static func make() -> Store { Store() }
    }

    struct Shelf: View {
        @StateObject private var store = Store.preview

        var body: some View {
            Text("Shelf")
        }
    }
    """),
  .allowed(
    "Watched, not owned",
    """
    import SwiftUI

    final class Store: ObservableObject {
        static let shared = Store()
        static let `default` = Store()
        static var preview: Store { Store() }

        static func make() -> Store { Store() }
    }

    struct Shelf: View {
        @ObservedObject var store = Store.shared

        var body: some View {
            Text("Shelf")
        }
    }
    """),
]
