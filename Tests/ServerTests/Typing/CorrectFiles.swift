import Testing

/// A text to type, and its surroundings.
struct TypedFile: Sendable, CustomTestStringConvertible {
  let name: String
  /// Other open files, by path.
  var others: [String: String] = [:]
  /// The text before the cursor at the start, and the text after it.
  var before = ""
  var after = ""
  let text: String
  /// The rule that reports a finding in the text.
  var rule: String?

  var testDescription: String { name }
}

/// Files without mistakes.
extension TypedFile {
  static let correct = [
    TypedFile(
      name: "a view above the one that uses it",
      before: "import SwiftUI\n\n",
      after: """

        struct Host: View {
            @State private var count = 0
            var body: some View { Counter(count: $count) }
        }

        """,
      text: """
        struct Counter: View {
            @Binding var count: Int
            let title = "Count"
            var body: some View {
                Stepper(title, value: $count)
            }
        }

        """),
    TypedFile(
      name: "the id of rows",
      before: """
        import SwiftUI

        struct Numbers: View {
            @State private var numbers = [1]
            var body: some View {
                Button("Add") { numbers.append(1) }
                ForEach(numbers
        """,
      after: """
        ) { Text("\\($0)") }
            }
        }

        """,
      text: ".indices, id: \\.self"),
    TypedFile(
      name: "an app of @Observable",
      text: """
        import SwiftUI

        @Observable @MainActor final class Library {
            var books: [String] = []
            var filter = ""
        }

        @main struct ReadingApp: App {
            @State private var library = Library()
            var body: some Scene {
                WindowGroup { Shelf().environment(library) }
            }
        }

        struct Shelf: View {
            @Environment(Library.self) private var library
            @State private var isAdding = false
            var body: some View {
                @Bindable var library = library
                TextField("Filter", text: $library.filter)
                Toggle("Add", isOn: $isAdding).bold(isAdding)
            }
        }

        """),
    TypedFile(
      name: "an app of ObservableObject",
      text: """
        import SwiftUI

        struct Home: View {
            @StateObject private var model = HomeModel()
            @EnvironmentObject private var account: Account
            var body: some View {
                List(model.items, id: \\.self) { Text($0) }
                Text(account.name)
            }
        }

        final class Account: ObservableObject {
            @Published var name = ""
        }

        final class HomeModel: ObservableObject {
            @Published var items: [String] = []
        }

        @main struct OldApp: App {
            @StateObject private var account = Account()
            var body: some Scene {
                WindowGroup { Home().environmentObject(account) }
            }
        }

        """),
    TypedFile(
      name: "previews",
      text: """
        import SwiftUI

        struct Stars: View {
            @Binding var rating: Int
            let limit: Int
            var body: some View {
                ForEach(0..<limit, id: \\.self) { index in
                    Button("Star \\(index)") { rating = index }
                }
            }
        }

        #Preview("Stars") {
            @Previewable @State var rating = 3
            Stars(rating: $rating, limit: 5)
        }

        struct Stars_Previews: PreviewProvider {
            static var previews: some View {
                Stars(rating: .constant(2), limit: 5)
            }
        }

        """),
    TypedFile(
      name: "an initializer that builds an object",
      text: """
        import SwiftUI

        final class Page: ObservableObject {
            @Published var text: String

            init(text: String) {
                self.text = text
            }
        }

        struct Home: View {
            var body: some View { Reader(text: "Tea") }
        }

        struct Reader: View {
            @StateObject private var page: Page

            init(text: String) {
                _page = StateObject(wrappedValue: Page(text: text))
            }

            var body: some View {
                TextField("Text", text: $page.text)
            }
        }

        """),
    TypedFile(
      name: "generic views",
      text: """
        import SwiftUI

        struct Disclosure<Label: View, Content: View>: View {
            @Binding private var isOpen: Bool
            private let label: Label
            private let content: () -> Content

            init(isOpen: Binding<Bool>, label: Label, @ViewBuilder content: @escaping () -> Content) {
                _isOpen = isOpen
                self.label = label
                self.content = content
            }

            var body: some View {
                Button { isOpen.toggle() } label: { label }
                if isOpen { content() }
            }
        }

        """),
    TypedFile(
      name: "a view with nested types",
      text: """
        import SwiftUI

        struct Settings: View {
            enum Tab: Hashable { case general, sound }
            struct Volume: View {
                @Binding var level: Double
                var body: some View { Slider(value: $level) }
            }
            @State private var tab: Tab
            @State private var level = 0.5

            init(tab: Tab = .general) { _tab = State(initialValue: tab) }

            var body: some View {
                TabView(selection: $tab) { Volume(level: $level) }
            }
        }

        """),
    TypedFile(
      name: "a library of reducers",
      text: """
        import SwiftUI

        @Observable final class Store<State, Action> {
            private(set) var state: State
            private let reduce: (inout State, Action) -> Void
            init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
                self.state = state
                self.reduce = reduce
            }
            func send(_ action: Action) { reduce(&state, action) }
        }

        enum Counter {
            struct State { var count = 0 }
            enum Action { case up }
            struct Screen: View {
                @SwiftUI.State private var store: Store<State, Action>
                init() {
                    _store = .init(initialValue: Store(State()) { state, _ in state.count += 1 })
                }
                var body: some View {
                    Button("\\(store.state.count)") { store.send(.up) }
                }
            }
        }

        """),
    TypedFile(
      name: "a property in the middle",
      before: """
        import SwiftUI

        struct Player: View {
            @State private var isPlaying = false

        """,
      after: """
            var body: some View {
                Toggle("Play", isOn: $isPlaying)
            }
        }

        struct Screen: View {
            var body: some View { Player(volume: .constant(1)) }
        }

        """,
      text: """
            @Binding var volume: Double
            @State private var title: String

            init(volume: Binding<Double>, title: String = "") {
                _volume = volume
                _title = State(initialValue: title)
            }

            private var bar: some View {
                Slider(value: $volume) { TextField("Title", text: $title) }
            }

        """),
    TypedFile(
      name: "wrapped properties above another one",
      before: """
        import SwiftUI

        struct Screen: View {

        """,
      after: """

            @State private var isChecking = false
            var body: some View {
                Toggle("Check", isOn: $isChecking)
                Toggle("Store", isOn: $isStored)
                Toggle("Other", isOn: $isOther)
                Stepper("More", value: $more)
                Text(model.name)
                Button("Close") { dismiss() }
            }
        }

        final class ScreenModel: ObservableObject {
            @Published var name = ""
        }

        """,
      text: """
            @Environment(\\.dismiss) private var dismiss
            @AppStorage("stored") private var isStored = false
            @StateObject private var model = ScreenModel()
            @Binding var isOther: Bool
            @State private var more = 1

        """),
    TypedFile(
      name: "callers in another file",
      others: [
        "Main.swift": """
        import SwiftUI

        struct Main: View {
            @State private var name = ""
            @StateObject private var model = EditorModel()
            var body: some View {
                Editor(name: $name, model: model)
            }
        }

        """
      ],
      text: """
        import SwiftUI

        class EditorModel: ObservableObject {
            @Published var isBold = false
        }

        struct Editor: View {
            @Binding var name: String
            @ObservedObject var model: EditorModel
            var body: some View {
                TextField("Name", text: $name)
                Toggle("Bold", isOn: $model.isBold)
            }
        }

        """),
    TypedFile(
      name: "a conformance in the middle",
      before: """
        import SwiftUI

        struct Screen: View {
            @StateObject private var clock = Clock()
            var body: some View { Text(clock.time) }
        }

        final class Clock
        """,
      after: """
         {
            @Published var time = ""
        }

        """,
      text: ": ObservableObject"),
    TypedFile(
      name: "a comment and a string in the middle",
      before: """
        import SwiftUI

        struct Note: View {
            @Binding var text: String

        """,
      after: """
            var body: some View {
                TextField("Text", text: $text)
            }
        }

        """,
      text: """
            /* What somebody
               writes */
            private let hint = \"""
                Say "something"
                \"""

        """),
    TypedFile(
      name: "an extension with a helper",
      text: """
        import SwiftUI

        struct Host: View {
            @State private var number = 0
            var body: some View { Choice(selection: $number) }
        }

        struct Choice: View {
            @Binding var selection: Int

            var body: some View {
                choice(1)
            }
        }

        private extension Choice {
            func choice(_ number: Int) -> some View {
                Button("Choose") { selection = number }
            }
        }

        """),
    TypedFile(
      name: "a comment before an extension",
      before: """
        import SwiftUI

        struct Row: View {
            @Binding var isOn: Bool
            var body: some View { Button("Switch", action: toggle) }
        }


        """,
      after: """

        extension Row {
            private func toggle() { isOn.toggle() }
        }

        """,
      text: "/* Rows can be switched */"),
    TypedFile(
      name: "a comment before a conformance",
      before: clockWithoutConformance,
      after: """

        extension Clock: ObservableObject {}

        """,
      text: "/* Screens show it */"),
    TypedFile(
      name: "a string before a conformance",
      before: clockWithoutConformance,
      after: """

        extension Clock: ObservableObject {}

        """,
      text: """
        let help = \"""
            What the clock shows
            \"""

        """),
  ]

  private static let clockWithoutConformance = """
    import SwiftUI

    struct Screen: View {
        @StateObject private var clock = Clock()
        var body: some View { Text(clock.time) }
    }

    final class Clock {
        @Published var time = ""
    }


    """
}
