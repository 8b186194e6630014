import Facts

/// Views, and what uses them, beside local types of the same name.
let privateStateNamesakes: [Example] = [
  .flagged(
    "A local view of the same name in another function holds something else",
    files: [
      "Badge.swift": #"""
      import SwiftUI

      struct Badge: View {
          @State var ⟦number⟧ = 0

          var body: some View {
              Button("\(number)") { number += 1 }
          }
      }

      struct Label {
          var number = 0
      }
      """#,
      "Rows.swift": #"""
      import SwiftUI

      @MainActor func labelRow() -> some View {
          struct Row: View {
              let item = Label()
              var body: some View { Text("\(item.number)") }
          }
          return Row()
      }

      @MainActor func badgeRow() -> some View {
          struct Row: View {
              let item = Badge()
              var body: some View { Text("\(item.number)") }
          }
          return Row()
      }
      """#,
    ]),
  .flagged(
    "Both local views of that name hold something else",
    files: [
      "Badge.swift": #"""
      import SwiftUI

      struct Badge: View {
          @State var ⟦number⟧ = 0

          var body: some View {
              Button("\(number)") { number += 1 }
          }
      }

      struct Label {
          var number = 0
      }
      """#,
      "Rows.swift": #"""
      import SwiftUI

      @MainActor func labelRow() -> some View {
          struct Row: View {
              let item = Label()
              var body: some View { Text("\(item.number)") }
          }
          return Row()
      }

      @MainActor func otherRow() -> some View {
          struct Row: View {
              let item = Label(number: 2)
              var body: some View { Text("\(item.number)") }
          }
          return Row()
      }
      """#,
    ], fixed: ["@State var": "@State private var"], safe: true),
  .flagged(
    "The state of the local view of the same name in another function is passed",
    #"""
    import SwiftUI

    @MainActor func counter() -> some View {
        struct Counter: View {
            @State var ⟦count⟧ = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        return Counter()
    }

    @MainActor func tally() -> some View {
        struct Counter: View {
            var count = 0
            var body: some View { Text("\(count)") }
        }
        return Counter(count: 3)
    }
    """#, fixed: ["@State var": "@State private var"], safe: true),
  .flagged(
    "A local view has the name of one of the file, and its own state is used through a value",
    #"""
    import SwiftUI

    struct Counter: View {
        @State var ⟦count⟧ = 0
        var body: some View { Button("\(count)") { count += 1 } }
    }

    @MainActor func tally() -> some View {
        struct Counter: View {
            var count = 0
            var body: some View { Text("\(count)") }
        }
        let counter = Counter(count: 3)
        return Text("\(counter.count)")
    }
    """#, fixed: ["@State var": "@State private var"], safe: true),
  .flagged(
    "A block inside the function declares another type of that name; the outer one's state is used",
    #"""
    import SwiftUI

    @MainActor func start() -> Int {
        struct Counter: View {
            @State var ⟦count⟧ = 0
            var body: some View { Text("\(count)") }
        }
        do {
            struct Counter { var count = 1 }
            print(Counter().count)
        }
        return Counter().count
    }
    """#, fixed: ["@State var": "@State fileprivate var"], because: "'count' is used at Example.swift:12"),
  .flagged(
    "A local type alias has the name of the view in another function",
    #"""
    import SwiftUI

    struct Counter: View {
        @State var ⟦count⟧ = 0
        var body: some View { Button("\(count)") { count += 1 } }
    }

    struct Tally {
        var count = 0
    }

    func tally() -> Int {
        typealias Counter = Tally
        return Counter(count: 3).count
    }
    """#, fixed: ["@State var": "@State private var"], safe: true),
]
