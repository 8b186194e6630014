let idVolatileElements: [Example] = [
  .flagged(
    "An element with another identity each time it is asked",
    """
    import SwiftUI

    struct Row: Identifiable {
        let title: String
        var id: UUID { ⟦UUID()⟧ }
    }
    """, fixed: ["var id: UUID { UUID() }": "let id = UUID()"], because: "an 'id' of its own"),
  .flagged(
    "The element is identifiable by an extension in another file",
    files: [
      "Row.swift": """
      import Foundation

      struct Row {
          let title: String
      }
      """,
      "Row+Identifiable.swift": #"""
      import SwiftUI

      extension Row: Identifiable {
          public var id: String {
              ⟦"\(title)-\(UUID().uuidString)"⟧
          }
      }
      """#,
    ]),
  .flagged(
    "A list names the property that is new each time",
    #"""
    import SwiftUI

    struct Row {
        let title: String
        var token: String { UUID().uuidString }
    }

    struct Home: View {
        let rows: [Row]

        var body: some View {
            ForEach(rows, id: ⟦\.token⟧) { row in
                Text(row.title)
            }
        }
    }
    """#),
  .flagged(
    "The view makes its elements anew on every update",
    """
    import SwiftUI

    struct Row: Identifiable {
        let id = UUID()
        let title: String
    }

    struct Home: View {
        let titles: [String]

        private var rows: [Row] {
            titles.map { Row(title: $0) }
        }

        var body: some View {
            ForEach(⟦rows⟧) { row in
                Text(row.title)
            }
        }
    }
    """),
  .flagged(
    "The elements are made in the list's own argument",
    """
    import SwiftUI

    struct Row: Identifiable {
        let id = UUID()
        let title: String
    }

    struct Home: View {
        var body: some View {
            List(⟦[Row(title: "a"), Row(title: "b")]⟧) { row in
                Text(row.title)
            }
        }
    }
    """),
]
