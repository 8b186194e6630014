import Facts

let bindingNeverWrittenFindings: [Example] = [
  .flagged(
    "Only read: the view can be given the value",
    """
    import SwiftUI

    struct Heading: View {
        @Binding var ⟦title⟧: String

        var body: some View {
            Text(title)
        }
    }

    struct Home: View {
        @State private var name = ""

        var body: some View {
            Heading(title: $name)
        }
    }
    """,
    fixed: ["@Binding var title": "let title", "title: $name": "title: name"],
    because: "read the value that 'Heading' was built with"),
  .flagged(
    "Compared and counted, but not written",
    """
    import SwiftUI

    struct Badge: View {
        @Binding var ⟦count⟧: Int
        @Binding var ⟦names⟧: [String]

        var body: some View {
            if count > 3 || names[0].contains("a") {
                Text(names.sorted().joined())
            }
        }
    }
    """,
    fixed: ["@Binding var count": "let count", "@Binding var names": "let names"]),
  .flagged(
    "Kept by an initialiser",
    """
    import SwiftUI

    struct Caption: View {
        @Binding private var ⟦text⟧: String

        init(text: Binding<String>) {
            _text = text
        }

        var body: some View {
            Text(text)
        }
    }

    struct Home: View {
        @State private var text = ""

        var body: some View {
            Caption(text: self.$text)
        }
    }
    """,
    fixed: [
      "@Binding private var text": "private let text", "text: Binding<String>": "text: String",
      "_text = text": "self.text = text", "self.$text": "self.text",
    ]),
  .flagged(
    "All that callers may pass",
    files: [
      "Heading.swift": """
      import SwiftUI

      struct Heading: View {
          @Binding var ⟦title⟧: String?

          var body: some View {
              Text(title ?? "None")
          }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Item: Identifiable {
          var id = 0
          var title: String?
      }

      extension Binding {
          var orNil: Binding<Value?> { Binding<Value?>(get: { wrappedValue }, set: { _ in }) }
      }

      struct Home: View {
          @State private var items: [Item] = []
          @Binding var name: String
          @Binding var first: String?
          let second: Binding<String?>

          var body: some View {
              ForEach($items) { $item in
                  Heading(title: $item.title)
              }
              Heading(title: $items[0].title)
              Heading(title: $name.orNil)
              Heading(title: _first)
              Heading(title: Binding(get: { name }, set: { name = $0 ?? "" }))
              Heading(title: .init(get: { nil }, set: { _ in }))
              Heading(title: items.isEmpty ? $first : second)
              TextField("First", text: Binding($first)!)
          }
      }

      #Preview {
          Heading(title: .constant("Preview"))
      }

      #Preview {
          Heading(title: Binding<String?>.constant(nil))
      }
      """,
    ],
    fixed: [
      "@Binding var title": "let title",
      "title: $item.title": "title: item.title",
      "title: $items[0].title": "title: items[0].title",
      "title: $name.orNil": "title: $name.orNil.wrappedValue",
      "title: _first": "title: _first.wrappedValue",
      "name = $0 ?? \"\" }))": "name = $0 ?? \"\" }).wrappedValue)",
      "title: .init(get: { nil }, set: { _ in })":
        "title: Binding<String?>.init(get: { nil }, set: { _ in }).wrappedValue",
      "title: items.isEmpty ? $first : second": "title: (items.isEmpty ? $first : second).wrappedValue",
      ".constant(\"Preview\")": "\"Preview\"", "Binding<String?>.constant(nil)": "nil",
    ], also: ["binding-stored-plain"]),
  .flagged(
    "Passed on as a value, through an initialiser that an extension adds",
    """
    import SwiftUI

    struct Row: View {
        @Binding var ⟦title⟧: String
        let isBold: Bool

        var body: some View {
            Text(title)
        }
    }

    extension Row {
        init(bold title: Binding<String>) {
            self.init(title: title, isBold: true)
        }
    }

    struct List: View {
        @State private var name = ""

        var body: some View {
            Row(bold: $name)
        }
    }
    """,
    fixed: [
      "@Binding var title": "let title", "self.init(title: title,": "self.init(title: title.wrappedValue,",
    ]),
  .flagged(
    "What an object does inside is no change of the binding",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var isPlaying = false
        func stop() { isPlaying = false }
    }

    struct Controls: View {
        @Binding var ⟦player⟧: Player

        var body: some View {
            Button("Stop") {
                player.isPlaying = false
                player.stop()
            }
        }
    }
    """, fixed: ["@Binding var player": "let player"]),
  .flagged(
    "Changes are followed: only a hint",
    """
    import SwiftUI

    struct Scroller: View {
        @Binding var ⟦position⟧: Int

        var body: some View {
            EmptyView().onChange(of: position) { scroll() }
        }

        func scroll() {}
    }
    """, fixed: ["@Binding var position": "let position"], severities: [.hint]),
  .flagged(
    "Not even read: no value would be of use",
    """
    import SwiftUI

    struct Sheet: View {
        @Binding var ⟦isPresented⟧: Bool

        var body: some View {
            Text("Hello")
        }
    }
    """),
  .flagged(
    "A public initialiser has callers that nobody knows",
    """
    import SwiftUI

    public struct Caption: View {
        @Binding private var ⟦text⟧: String

        public init(text: Binding<String>) {
            _text = text
        }

        public var body: some View {
            Text(text)
        }
    }
    """,
    fixed: [
      "@Binding private var text": "private let text", "text: Binding<String>": "text: String",
      "_text = text": "self.text = text",
    ], because: "is public"),
  .flagged(
    "No fix where the initialiser uses its parameter twice or makes the binding itself",
    """
    import SwiftUI

    struct Caption: View {
        @Binding private var ⟦text⟧: String

        init(text: Binding<String>) {
            _text = text
            print(text.wrappedValue)
        }

        var body: some View {
            Text(text)
        }
    }

    struct Label: View {
        @Binding private var ⟦text⟧: String

        init() {
            _text = Binding(get: { "" }, set: { _ in })
        }

        var body: some View {
            Text(text)
        }
    }
    """),
  .flagged(
    "No fix where the initialiser is passed on as a function",
    """
    import SwiftUI

    struct Caption: View {
        @Binding var ⟦text⟧: String

        var body: some View {
            Text(text)
        }
    }

    let make = Caption.init
    """),
]
