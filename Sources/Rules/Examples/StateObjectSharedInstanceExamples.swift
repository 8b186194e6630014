private let store = """
  final class Store: ObservableObject {
      nonisolated(unsafe) static let shared = Store()
      static var preview: Store { Store() }

      static func make() -> Store { Store() }
  }
  """

let stateObjectSharedInstanceExamples: [Example] = [
  .flagged(
    "A shared instance in the property",
    """
    import SwiftUI

    \(store)

    struct Shelf: View {
        @StateObject private var ⟦store⟧ = Store.shared

        var body: some View {
            Text("Shelf")
        }
    }
    """, fixed: ["@StateObject": "@ObservedObject"], because: "Store.shared"),
  .flagged(
    "A shared instance behind the leading dot",
    """
    import SwiftUI

    \(store)

    struct Shelf: View {
        @StateObject private var ⟦store⟧: Store = .shared

        var body: some View {
            Text("Shelf")
        }
    }
    """, fixed: ["@StateObject": "@ObservedObject"], because: "Store.shared"),
  .flagged(
    "A shared instance in the initialiser",
    """
    import SwiftUI

    \(store)

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
    fixed: ["@StateObject": "@ObservedObject", "= StateObject(": "= ObservedObject("], because: "Store.shared"),
  .allowed(
    "An object of the view's own",
    """
    import SwiftUI

    \(store)

    struct Shelf: View {
        @StateObject private var own = Store()
        @StateObject private var made = Store.make()
        @StateObject private var fresh = Store.preview

        var body: some View {
            Text("Shelf")
        }
    }
    """),
  .allowed(
    "A shared instance that is observed",
    """
    import SwiftUI

    \(store)

    struct Shelf: View {
        @ObservedObject var store = Store.shared

        var body: some View {
            Text("Shelf")
        }
    }
    """),
  .allowed(
    "An instance of another module, which may be made for each reader",
    """
    import StoreKitty
    import SwiftUI

    struct Shelf: View {
        @StateObject private var store = Store.standard

        var body: some View {
            Text("Shelf")
        }
    }
    """),
]
