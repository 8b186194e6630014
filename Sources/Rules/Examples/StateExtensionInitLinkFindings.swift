import Facts

private let xcode27 = ProjectSettings(sdk: 27, compiler: 604)

let stateExtensionInitLinkFindings: [Example] = [
  .flagged(
    "An initialiser in another file",
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
          /// Shows the numbers up to the count.
          ⟦init⟧(count: Int) {
              data = Array(0..<count)
          }

          var isEmpty: Bool { data.isEmpty }
      }
      """,
    ],
    fixed: [
      "Text(\"\\(data.count) \\(isLoaded)\") }\n}":
        "Text(\"\\(data.count) \\(isLoaded)\") }\n}\n\nextension Grid {\n    /// Shows the numbers up to the count.\n    init(count: Int) {\n        data = Array(0..<count)\n    }\n}",
      "    /// Shows the numbers up to the count.\n    init(count: Int) {\n        data = Array(0..<count)\n    }\n\n    var isEmpty":
        "\n    var isEmpty",
    ], because: "'Grid+Init.swift' declares as private", settings: xcode27),
  .flagged(
    "Assigning self does not count as a call of self.init",
    files: [
      "Grid.swift": """
      import SwiftUI

      struct Grid: View {
          var data: [Int]
          @State private var isLoaded = false

          var body: some View { Text("\\(data.count) \\(isLoaded)") }

          init(data: [Int]) {
              self.data = data
          }
      }
      """,
      "Grid+Init.swift": """
      import SwiftUI

      extension Grid {
          ⟦init⟧() {
              self = .init(data: [])
          }
      }
      """,
    ], fixed: ["self = .init(data: [])": "self.init(data: [])"], safe: true, settings: xcode27),
  .flagged(
    "Other private state remains",
    files: [
      "ChatView.swift": """
      import SwiftUI

      struct ChatView: View {
          let messages: [String]
          @State private var size = CGSize(width: 0, height: 0)
          @State fileprivate var isShown = false

          var body: some View { Text("\\(messages.count) \\(isShown)") }
      }
      """,
      "ChatView+Init.swift": """
      import SwiftUI

      extension ChatView {
          ⟦init⟧(_ list: [String], size: CGSize) {
              messages = list
              _size = State(initialValue: size)
          }
      }
      """,
    ],
    fixed: [
      "extension ChatView {\n    init(_ list: [String], size: CGSize) {\n        messages = list\n        _size = State(initialValue: size)\n    }\n}":
        "extension ChatView {\n}",
      "\\(isShown)\") }\n}":
        "\\(isShown)\") }\n}\n\nextension ChatView {\n    init(_ list: [String], size: CGSize) {\n        messages = list\n        _size = State(initialValue: size)\n    }\n}",
    ], also: ["state-stale-input"], settings: xcode27),
  .flagged(
    "Under a constraint it cannot be moved as it is",
    files: [
      "Grid.swift": """
      import SwiftUI

      struct Grid<Cell: View>: View {
          var cell: Cell
          @State private var isLoaded = false

          var body: some View { cell }
      }
      """,
      "Grid+Init.swift": """
      import SwiftUI

      extension Grid where Cell == Text {
          ⟦init⟧() {
              cell = Text("")
          }
      }
      """,
    ], settings: xcode27),
  .flagged(
    "Where the toolchain is not known, it is information",
    files: [
      "Grid.swift": """
      import SwiftUI

      struct Grid: View {
          @State private var isLoaded = false
          var body: some View { Text("\\(isLoaded)") }
      }
      """,
      "Grid+Init.swift": """
      import SwiftUI

      extension Grid {
          ⟦init⟧(count: Int) {
              self = Grid()
          }
      }
      """,
    ], severities: [.information]),
  .flagged(
    "A compiler that has been mended: only others need to know",
    files: [
      "Grid.swift": """
      import SwiftUI

      struct Grid: View {
          var data: [Int]
          @State private var isLoaded = false
          var body: some View { Text("\\(data.count) \\(isLoaded)") }

          init(data: [Int]) {
              self.data = data
          }
      }
      """,
      "Grid+Init.swift": """
      import SwiftUI

      extension Grid {
          ⟦init⟧() {
              self = .init(data: [])
          }
      }
      """,
    ], fixed: ["self = .init(data: [])": "self.init(data: [])"], safe: true, severities: [.information],
    settings: ProjectSettings(sdk: 27, compiler: 605)),
]
