let stateDefaultOverriddenInInitSuggestions: [Example] = [
  .flagged(
    "What the caller passes is lost: the state starts with its initial value",
    """
    import SwiftUI

    struct Card: View {
        @State private var count = 0

        init(count: Int) {
            self.⟦count⟧ = count
        }

        var body: some View {
            Text("\\(count)")
        }
    }
    """, fixed: ["count = 0": "count: Int"], because: "then starts with what is assigned on line 7"),
  .flagged(
    "The storage takes the value wherever the assignment stands",
    """
    import SwiftUI

    struct Card: View {
        @State private var count = 0

        init(count: Int) {
            self.⟦count⟧ = count
        }

        var body: some View {
            Text("\\(count)")
        }
    }
    """, fixed: ["self.count = count": "_count = State(initialValue: count)"], because: "then starts with 'count'",
    fixIndex: 1),
  .flagged(
    "An optional starts as nil without a word",
    """
    import SwiftUI

    struct Card: View {
        @State private var count: Int?

        init(count: Int) {
            self.⟦count⟧ = count
        }

        var body: some View {
            Text("\\(count ?? 0)")
        }
    }
    """, fixed: ["self.count = count": "_count = State(initialValue: count)"], because: "then starts with 'count'"),
  .flagged(
    "An optional that is assigned before another property",
    """
    import SwiftUI

    struct Card: View {
        @SwiftUI.State private var count: Int?
        let title: String

        init(count: Int, title: String) {
            self.⟦count⟧ = count
            self.title = title
        }

        var body: some View {
            Text("\\(title) \\(count ?? 0)")
        }
    }
    """, fixed: ["self.count = count": "_count = SwiftUI.State(initialValue: count)"], because: "stays behind",
    also: ["state-stale-input"]),
  .flagged(
    "Another initialiser relies on the initial value",
    """
    import SwiftUI

    struct Card: View {
        @State private var count = 0
        let title: String

        init(count: Int, title: String) {
            self.⟦count⟧ = count
            self.title = title
        }

        init(title: String) {
            self.title = title
        }

        var body: some View {
            Text("\\(title) \\(count)")
        }
    }
    """, fixed: ["self.count = count": "_count = State(initialValue: count)"], because: "stays behind",
    also: ["state-stale-input"]),
  .flagged(
    "Only one branch assigns it",
    """
    import SwiftUI

    struct Card: View {
        @State private var count = 0
        let title: String

        init(isFull: Bool, title: String) {
            if isFull {
                ⟦count⟧ = 10
            }
            self.title = title
        }

        var body: some View {
            Text("\\(title) \\(count)")
        }
    }
    """, fixed: ["count = 10": "_count = State(initialValue: 10)"], because: "stays behind"),
  .flagged(
    "Behind a branch that may have set everything",
    """
    import SwiftUI

    struct Card: View {
        @State private var count = 0
        let title: String

        init(isFull: Bool) {
            if isFull {
                title = "full"
                ⟦count⟧ = makeCount()
            } else {
                title = "empty"
            }
        }

        var body: some View {
            Text("\\(title) \\(count)")
        }
    }

    func makeCount() -> Int { 4 }
    """, fixed: ["count = makeCount()": "_count = State(initialValue: makeCount())"],
    because: "starts with 'makeCount()'"
  ),
  .flagged(
    "Deleting what would be lost anyway",
    """
    import SwiftUI

    struct Card: View {
        @State private var count = 0

        init(count: Int) {
            self.⟦count⟧ = count
        }

        var body: some View {
            Text("\\(count)")
        }
    }
    """, fixed: ["        self.count = count\n": ""], because: "not used any more", fixIndex: 2),
  .flagged(
    "The initialiser stands in another file, which does not see the storage",
    files: [
      "Card.swift": """
      import SwiftUI

      struct Card: View {
          @State var count = 0
          let title: String

          var body: some View {
              Text("\\(title) \\(count)")
          }
      }
      """,
      "Card+Count.swift": """
      import SwiftUI

      extension Card {
          init(count: Int) {
              title = "\\(count)"
              self.⟦count⟧ = count
          }
      }
      """,
    ], fixed: ["        self.count = count\n": ""], because: "not used any more", also: ["private-state"]),
  .flagged(
    "A property whose own name begins with an underscore",
    """
    import SwiftUI

    struct Card: View {
        @State private var _count = 0
        let title: String

        init(title: String) {
            ⟦_count⟧ = title.count
            self.title = title
        }

        var body: some View {
            Text("\\(title) \\(_count)")
        }
    }
    """, fixed: ["_count = title.count": "__count = State(initialValue: title.count)"], because: "stays behind"),
]
