import Facts

private let xcode27 = ProjectSettings(sdk: 27, compiler: 604)

let stateExtensionInitLinkLookAlikes: [Example] = [
  .allowed(
    "It calls self.init, or makes the value in a static function",
    files: [
      "Grid.swift": """
      import SwiftUI

      struct Grid: View {
          var data: [Int]
          @State private var isLoaded = false
          var body: some View { Text("\\(data.count) \\(isLoaded)") }
      }
      """,
      "Grid+Init.swift": """
      import SwiftUI

      extension Grid {
          init() {
              self.init(data: [])
          }

          static func make() -> Grid { .init(data: []) }
      }
      """,
    ], settings: ProjectSettings(sdk: 27, compiler: 604)),
  .allowed(
    "In the same file",
    """
    import SwiftUI

    struct Grid: View {
        var data: [Int]
        @State private var isLoaded = false
        var body: some View { Text("\\(data.count) \\(isLoaded)") }
    }

    extension Grid {
        init(count: Int) {
            data = Array(0..<count)
        }
    }
    """, settings: xcode27),
  .allowed(
    "Without an initial value there is no storage of its own, and one that is replaced is not needed",
    files: [
      "Grid.swift": """
      import SwiftUI

      struct Grid: View {
          @State private var page: Int
          @State private var total = 0
          var body: some View { Text("\\(page) \\(total)") }
      }
      """,
      "Grid+Init.swift": """
      import SwiftUI

      extension Grid {
          init(first: Bool) {
              _page = State(initialValue: 1)
              _total = State(initialValue: 1)
          }
      }
      """,
    ], settings: xcode27),
  .allowed(
    "State that is not private has ordinary storage",
    files: [
      "Grid.swift": """
      import SwiftUI

      struct Grid: View {
          @State var isLoaded = false
          var data: [Int]
          var body: some View { Text("\\(data.count) \\(isLoaded)") }
      }
      """,
      "Grid+Init.swift": """
      import SwiftUI

      extension Grid {
          init(count: Int) {
              data = Array(0..<count)
          }
      }
      """,
    ], also: ["private-state"], settings: xcode27),
  .allowed(
    "Up to Xcode 26 the wrapper's storage is the property's own",
    files: [
      "Grid.swift": """
      import SwiftUI

      struct Grid: View {
          var data: [Int]
          @State private var isLoaded = false
          var body: some View { Text("\\(data.count) \\(isLoaded)") }
      }
      """,
      "Grid+Init.swift": """
      import SwiftUI

      extension Grid {
          init(count: Int) {
              data = Array(0..<count)
          }
      }
      """,
    ], settings: ProjectSettings(sdk: 26)),
]
