private let item = """
  struct Item: Hashable {
      var name: String
  }
  """

let stateReceivesArgumentFindings: [Example] = [
  .flagged(
    "The parent's state changes and the child keeps the first value",
    """
    import SwiftUI

    \(item)

    struct Detail: View {
        @State var ⟦item⟧: Item

        var body: some View {
            Text(item.name)
        }
    }

    struct Home: View {
        @State private var selected = Item(name: "Tea")

        var body: some View {
            Detail(item: selected)
        }
    }
    """, fixed: ["@State var item: Item": "let item: Item"], because: "later values"),
  .flagged(
    "With an initial value it stays a variable, which callers can leave out",
    """
    import SwiftUI

    struct Pager: View {
        @State var ⟦page⟧: Int = 0
        var title = ""

        var body: some View {
            Text("\\(title) \\(page)")
        }
    }

    struct Route: Hashable {
        var page: Int
    }

    struct Home: View {
        @Binding var route: Route

        var body: some View {
            Pager(page: route.page)
            Pager(title: "First")
        }
    }
    """, fixed: ["@State var page: Int": "var page: Int"], because: "later values", also: ["binding-never-written"]),
  .flagged(
    "The attribute stands on a line of its own, and the call in another file",
    files: [
      "Detail.swift": """
      import SwiftUI

      struct Detail: View {
          // What is shown
          @State
          var ⟦name⟧: String

          var body: some View {
              Text(name)
          }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @AppStorage("user") private var user = "Maria"

          var body: some View {
              VStack {
                  Detail(name: user)
              }
          }
      }
      """,
    ], fixed: ["@State\n    var name": "let name"], because: "later values"),
  .flagged(
    "A method of the value might change it",
    """
    import SwiftUI

    extension String {
        func shown() -> String { self + "." }
    }

    struct Detail: View {
        @State var ⟦name⟧: String

        var body: some View {
            Text(name.shown())
        }
    }

    struct Home: View {
        @State private var user = "Maria"

        var body: some View {
            Detail(name: user)
        }
    }
    """, fixed: ["@State var name": "let name"], because: "may change it"),
  .flagged(
    "Only constants are passed: they are taken, but a later one would not be",
    """
    import SwiftUI

    struct Countdown: View {
        @State var ⟦startDate⟧ = Date()

        var body: some View {
            Text("\\(startDate)")
        }
    }

    struct Home: View {
        var body: some View {
            Countdown(startDate: .distantPast)
        }
    }
    """, fixed: ["@State var startDate": "var startDate"], because: "later values", severities: [.information]),
  .flagged(
    "A list's row keeps an element that has been changed",
    """
    import SwiftUI

    struct Person: Identifiable {
        let id: Int
        var name: String
    }

    struct Row: View {
        @State var ⟦person⟧: Person

        var body: some View {
            Text(person.name)
        }
    }

    struct People: View {
        let people: [Person]

        var body: some View {
            List(people) { person in
                Row(person: person)
            }
        }
    }
    """, fixed: ["@State var person": "let person"], because: "later values", severities: [.information]),
  .flagged(
    "An initialiser that only passes its own parameter on",
    """
    import SwiftUI

    struct Detail: View {
        @State var ⟦name⟧: String
        let isBold: Bool

        var body: some View {
            Text(name)
        }
    }

    extension Detail {
        init(bold text: String) {
            self.init(name: text, isBold: true)
        }
    }

    struct Home: View {
        @State private var user = "Maria"

        var body: some View {
            Detail(bold: user)
        }
    }
    """, fixed: ["@State var name": "let name"], because: "later values"),
  .flagged(
    "The name says that the first value is meant, and the initialiser does not",
    """
    import SwiftUI

    struct Editor: View {
        @State var ⟦draft⟧: String

        var body: some View {
            TextField("Name", text: $draft)
        }
    }

    struct Home: View {
        let name: String

        var body: some View {
            Editor(draft: name)
        }
    }
    """,
    fixed: [
      "@State var draft": "@State private var draft",
      "    var body: some View {\n        TextField":
        """
          init(draft: String) {
              _draft = State(initialValue: draft)
          }

          var body: some View {
              TextField
      """,
    ], because: "goes on ignoring", severities: [.information]),
  .flagged(
    "A screen that is pushed is usually gone before the value changes",
    """
    import SwiftUI

    struct Detail: View {
        @State var ⟦name⟧: String

        var body: some View {
            Text(name)
        }
    }

    struct Home: View {
        @State private var user = "Maria"

        var body: some View {
            NavigationLink("Show") { Detail(name: user) }
        }
    }
    """, fixed: ["@State var name": "let name"], because: "later values", severities: [.information]),
  .flagged(
    "The interface of a library: no fix",
    """
    import SwiftUI

    public struct Detail: View {
        @State public var ⟦name⟧: String

        public var body: some View {
            Text(name)
        }
    }

    public struct Home: View {
        @Binding public var user: String

        public var body: some View {
            Detail(name: user)
        }
    }
    """, also: ["private-state"]),
  .flagged(
    "A widget shows each entry in a view of its own, but plain values say so",
    """
    import SwiftUI
    import WidgetKit

    struct Entry {
        var title: String
    }

    struct EntryView: View {
        @State var ⟦entry⟧: Entry

        var body: some View {
            Text(entry.title)
        }
    }

    struct Tile: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "tile", provider: Provider()) { entry in
                EntryView(entry: entry)
            }
        }
    }
    """, fixed: ["@State var entry": "let entry"], because: "later values", severities: [.information]),
  .flagged(
    "The caller's state never changes either, so one of the two tells what happens",
    """
    import SwiftUI

    struct Entry {
        var title: String
    }

    struct TitleView: View {
        @State var ⟦title⟧: String

        var body: some View {
            Text(title)
        }
    }

    struct EntryView: View {
        @State var ⟦entry⟧: Entry

        var body: some View {
            TitleView(title: entry.title)
        }
    }

    struct Home: View {
        @Binding var entry: Entry

        var body: some View {
            EntryView(entry: entry)
        }
    }
    """, fixed: ["@State var title": "let title", "@State var entry": "let entry"], because: "later values",
    severities: [.information, .warning], also: ["binding-never-written"]),
]
