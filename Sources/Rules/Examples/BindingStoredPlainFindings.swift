import Facts

let bindingStoredPlainFindings: [Example] = [
  .flagged(
    "Read with wrappedValue",
    """
    import SwiftUI

    struct Answer: View {
        let ⟦isOn⟧: Binding<Bool>

        var body: some View {
            Text(isOn.wrappedValue ? "Yes" : "No")
        }
    }
    """,
    fixed: [
      "let isOn: Binding<Bool>": "@Binding var isOn: Bool", "isOn.wrappedValue ?": "isOn ?",
    ], because: "is written differently"),
  .flagged(
    "Handed on as it is",
    """
    import SwiftUI

    struct Names: View {
        private var ⟦selection⟧: Binding<Int?>

        init(selection: Binding<Int?>) {
            self.selection = selection
        }

        var body: some View {
            Chooser(selection: selection)
        }
    }

    struct Chooser: View {
        @Binding var selection: Int?

        var body: some View {
            Button("None") { selection = nil }
        }
    }
    """,
    fixed: [
      "private var selection: Binding<Int?>": "@Binding private var selection: Int?",
      "self.selection = selection": "self._selection = selection",
      "Chooser(selection: selection)": "Chooser(selection: $selection)",
    ]),
  .flagged(
    "Each use changes in its own way",
    """
    import SwiftUI

    struct Editor: View {
        let ⟦text⟧: Binding<String>
        var ⟦count⟧: SwiftUI.Binding<Int>

        var body: some View {
            TextField("Text", text: self.text)
            Button("Clear") {
                text.wrappedValue = ""
                self.count.wrappedValue += 1
                count.wrappedValue.negate()
            }
            Text("\\(text.wrappedValue.uppercased()) \\(count.wrappedValue)")
            Text("\\(text.animation)")
        }

        func text(of other: Binding<String>) -> String {
            let text = other
            return text.wrappedValue
        }
    }
    """,
    fixed: [
      "let text: Binding<String>": "@Binding var text: String",
      "var count: SwiftUI.Binding<Int>": "@Binding var count: Int",
      "text: self.text": "text: self.$text",
      "text.wrappedValue = \"\"": "text = \"\"",
      "self.count.wrappedValue += 1": "self.count += 1",
      "count.wrappedValue.negate()": "count.negate()",
      "(text.wrappedValue.uppercased()) \\(count.wrappedValue)": "(text.uppercased()) \\(count)",
      "(text.animation)": "($text.animation)",
    ]),
  .flagged(
    "A representable is updated through its wrappers as well",
    """
    import SwiftUI

    struct Field: UIViewRepresentable {
        let ⟦text⟧: Binding<String>

        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { print(text.wrappedValue) }
    }
    """,
    fixed: ["let text: Binding<String>": "@Binding var text: String", "print(text.wrappedValue)": "print(text)"]),
  .flagged(
    "No fix where other code uses the property, a closure captures it, or it has a value from the start",
    files: [
      "Views.swift": """
      import SwiftUI

      struct Answer: View {
          let ⟦isOn⟧: Binding<Bool>
          var body: some View { Text("\\(isOn.wrappedValue)") }
      }

      struct Note: View {
          let ⟦text⟧: Binding<String>
          var body: some View {
              Button("Clear") { [text] in text.wrappedValue = "" }
          }
      }

      struct Count: View {
          var ⟦count⟧: Binding<Int> = .constant(0)
          var body: some View { Text("\\(count.wrappedValue)") }
      }

      public struct Shown: View {
          public let ⟦text⟧: Binding<String>
          public var body: some View { Text(text.wrappedValue) }
      }
      """,
      "Answer+Actions.swift": """
      import SwiftUI

      extension Answer {
          func toggle() { isOn.wrappedValue.toggle() }
      }
      """,
    ]),
]
