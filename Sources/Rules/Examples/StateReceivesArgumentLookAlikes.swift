let stateReceivesArgumentLookAlikes: [Example] = [
  .allowed(
    "Only a preview passes a value: it should be private",
    """
    import SwiftUI

    struct Detail: View {
        @State var name: String

        var body: some View {
            Text(name)
        }
    }

    #Preview {
        Detail(name: "Maria")
    }
    """, also: ["private-state"]),
  .allowed(
    "Only a test passes a value",
    files: [
      "Detail.swift": """
      import SwiftUI

      struct Detail: View {
          @State var name = ""

          var body: some View {
              Text(name)
          }
      }
      """,
      "Tests/DetailTests.swift": """
      import XCTest

      final class DetailTests: XCTestCase {
          func testName() {
              _ = Detail(name: "Maria")
          }
      }
      """,
    ], also: ["private-state"]),
  .allowed(
    "Nobody passes a value",
    """
    import SwiftUI

    struct Counter: View {
        @State var count = 0

        var body: some View {
            Text("\\(count)")
        }
    }

    struct Home: View {
        var body: some View {
            Counter()
        }
    }
    """, also: ["private-state"]),
  .allowed(
    "A binding is meant to be passed, and so is a constant",
    """
    import SwiftUI

    struct Detail: View {
        @Binding var name: String
        let title: String

        var body: some View {
            TextField(title, text: $name)
        }
    }

    struct Home: View {
        @State private var user = "Maria"

        var body: some View {
            Detail(name: $user, title: user)
        }
    }
    """),
  .allowed(
    "Another value comes with another identity",
    """
    import SwiftUI

    struct Item: Identifiable {
        let id: Int
        var name: String
    }

    struct Editor: View {
        @State var item: Item

        var body: some View {
            TextField("Name", text: $item.name)
        }
    }

    struct Home: View {
        @State private var selected = Item(id: 1, name: "")
        @State private var edited: Item?

        var body: some View {
            Editor(item: selected).id(selected.id)
                .sheet(item: $edited) { Editor(item: $0) }
        }
    }
    """),
  .allowed(
    "The call builds the object, so the view becomes its owner",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @Published var title = ""
    }

    struct Detail: View {
        @StateObject var model: Model

        var body: some View {
            Text(model.title)
        }
    }

    struct Home: View {
        var body: some View {
            Detail(model: Model())
        }
    }
    """),
  .allowed(
    "The label belongs to an initialiser of the view's own",
    """
    import SwiftUI

    struct Detail: View {
        @State var name = ""
        let title: String

        init(name: String) {
            title = name
        }

        var body: some View {
            Text(name + title)
        }
    }

    struct Home: View {
        @State private var user = "Maria"

        var body: some View {
            Detail(name: user)
        }
    }
    """, also: ["private-state"]),
  .allowed(
    "A constant to begin with, which the view then changes",
    """
    import SwiftUI

    struct Observation: View {
        @State var isEnabled: Bool

        var body: some View {
            Text("\\(isEnabled)")
                .onAppear { isEnabled = true }
        }
    }

    struct Home: View {
        var body: some View {
            Observation(isEnabled: false)
        }
    }
    """),
  .allowed(
    "The call builds an object that the view is to keep",
    """
    import SwiftUI

    @Observable final class RowModel {
        var title = ""

        init(title: String) {
            self.title = title
        }
    }

    struct Row: View {
        @State var model: RowModel

        var body: some View {
            Text(model.title)
        }
    }

    struct Home: View {
        let title: String

        var body: some View {
            Row(model: .init(title: title))
            Row(model: RowModel(title: title))
        }
    }
    """),
  .allowed(
    "Whether the value changes is unknown, and the view has an identity of its own",
    """
    import SwiftUI

    struct Row: View {
        @State var title: String

        var body: some View {
            Text(title)
        }
    }

    struct Home: View {
        @State private var number = 0

        var body: some View {
            let title = "Number \\(number)"
            return Row(title: title).id(number)
        }
    }
    """),
]
