import Facts

let bindingNeverWrittenLookAlikes: [Example] = [
  .allowed(
    "Handed on with a dollar sign, or as it is stored",
    """
    import SwiftUI

    struct Switch: View {
        @Binding var isOn: Bool
        @Binding var text: String
        @Binding var flags: [Bool]

        var body: some View {
            Toggle("On", isOn: $isOn)
            Field(text: _text)
            ForEach($flags, id: \\.self) { $flag in Toggle("", isOn: $flag) }
        }
    }

    struct Field: View {
        @Binding var text: String

        var body: some View {
            TextField("", text: $text)
        }
    }
    """),
  .allowed(
    "Changed by a method, an operator, inside an animation, or as inout",
    """
    import SwiftUI

    struct Value {
        var count = 0
        var parts: [Value] = []
        mutating func reset() { count = 0 }
    }

    func clear(_ text: inout String) { text = "" }

    struct Editor: View {
        @Binding var numbers: [Int]
        @Binding var value: Value
        @Binding var nested: Value
        @Binding var total: Int
        @Binding var isOpen: Bool
        @Binding var text: String

        var body: some View {
            Button("Change") {
                numbers.append(1)
                value.reset()
                nested.parts[0].reset()
                total += 1
                withAnimation { isOpen = false }
                clear(&text)
            }
        }
    }
    """),
  .allowed(
    "Written by an extension in another file",
    files: [
      "Panel.swift": """
      import SwiftUI

      struct Panel: View {
          @Binding var selection: Int?

          var body: some View {
              Text("\\(selection ?? 0)")
          }
      }
      """,
      "Panel+Actions.swift": """
      import SwiftUI

      extension Panel {
          func close() { selection = nil }
      }
      """,
    ]),
  .allowed(
    "Written in the initialiser, through a copy, or through a key path",
    """
    import SwiftUI

    struct Panel: View {
        @Binding var page: Int
        @Binding var title: String
        @Binding var note: String

        init(page: Binding<Int>, title: Binding<String>, note: Binding<String>) {
            _page = page
            _title = title
            _note = note
            self.page = 1
        }

        var body: some View {
            Text("\\(page) \\(title) \\(note)")
        }

        func titled(_ text: String) -> Panel {
            let copy = self
            copy.title = text
            return copy
        }

        func set() {
            self[keyPath: \\Panel.note] = ""
        }
    }
    """),
  .allowed(
    "A representable's coordinator reads the latest value",
    """
    import SwiftUI

    struct Field: UIViewRepresentable {
        @Binding var text: String

        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { print(text) }
    }

    struct Trimmed: DynamicProperty {
        @Binding var text: String
        var shown: String { text }
    }
    """),
  .allowed(
    "A protocol asks for the binding, or for the initialiser that takes it",
    """
    import SwiftUI

    protocol Selecting {
        var selection: Int { get nonmutating set }
    }

    protocol Editing: View {
        init(text: Binding<String>)
    }

    struct Picker: View, Selecting {
        @Binding var selection: Int
        var body: some View { Text("\\(selection)") }
    }

    struct Reader: Editing {
        @Binding var text: String
        var body: some View { Text(text) }
    }
    """),
  .allowed(
    "A protocol that nobody knows may ask for it",
    """
    import SwiftUI
    import Toolbox

    struct Picker: View, ToolboxPicker {
        @Binding var selection: Int
        var body: some View { Text("\\(selection)") }
    }
    """),
  .allowed(
    "Public: others may write it",
    """
    import SwiftUI

    public struct Caption: View {
        @Binding public var text: String

        public var body: some View {
            Text(text)
        }
    }
    """),
  .allowed(
    "An object of an observable class is another rule's business",
    """
    import SwiftUI

    @Observable final class Book {
        var title = ""
    }

    struct Cover: View {
        @Binding var book: Book

        var body: some View {
            Text(book.title)
        }
    }
    """, also: ["binding-to-observable"]),
  .allowed(
    "A focus binding, a class and a wrapper of the project are none of these",
    """
    import SwiftUI

    struct Field: View {
        @FocusState.Binding var isFocused: Bool
        var body: some View { Text("\\(isFocused)") }
    }

    final class Coordinator {
        @Binding var text: String
        init(text: Binding<String>) { _text = text }
    }
    """),
]
