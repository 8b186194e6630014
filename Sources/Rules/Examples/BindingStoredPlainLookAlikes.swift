import Facts

let bindingStoredPlainLookAlikes: [Example] = [
  .allowed(
    "A binding that may be missing",
    """
    import SwiftUI

    struct Answer: View {
        let isOn: Binding<Bool>?
        var others: [Binding<Bool>] = []

        var body: some View {
            Text(isOn?.wrappedValue == true ? "Yes" : "No")
        }
    }
    """),
  .allowed(
    "A function that gives a binding, and a computed one",
    """
    import SwiftUI

    struct Answers: View {
        let make: (Int) -> Binding<Bool>
        static let none: Binding<Bool> = .constant(false)
        var first: Binding<Bool> { make(0) }
        var always: Binding<Bool> { Binding(get: { true }, set: { _ in }) }

        var body: some View {
            Toggle("First", isOn: first)
            Toggle("Always", isOn: always)
        }
    }
    """),
  .allowed(
    "A class or a plain struct is no view",
    """
    import SwiftUI

    final class Coordinator {
        let text: Binding<String>
        init(_ text: Binding<String>) { self.text = text }
    }

    struct Row {
        let isOn: Binding<Bool>
    }
    """),
  .allowed(
    "A protocol asks for it",
    """
    import SwiftUI

    protocol Selecting {
        var selection: Binding<Int> { get }
    }

    struct Chooser: View, Selecting {
        let selection: Binding<Int>
        var body: some View { Text("\\(selection.wrappedValue)") }
    }
    """),
  .allowed(
    "The projected value of a wrapper",
    """
    import SwiftUI

    @propertyWrapper
    struct Trimmed: DynamicProperty {
        let projectedValue: Binding<String>
        var wrappedValue: String { projectedValue.wrappedValue }
    }
    """),
  .allowed(
    "The project has a type of that name, and other types have bindings of their own",
    """
    import SwiftUI

    struct Binding<Value> {
        var value: Value
    }

    struct Answer: View {
        let isOn: Binding<Bool>
        @FocusState.Binding var isFocused: Bool
        var body: some View { Text("\\(isOn.value) \\(isFocused)") }
    }
    """),
  .allowed(
    "A focus state's binding is another type",
    """
    import SwiftUI

    struct Field: View {
        let isFocused: FocusState<Bool>.Binding
        var body: some View { Text("\\(isFocused.wrappedValue)") }
    }
    """),
]
