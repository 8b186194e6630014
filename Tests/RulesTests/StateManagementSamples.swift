/// Samples of the state-management reference.
extension DocumentSample {
  static let stateManagement: [DocumentSample] = [
    DocumentSample(
      "State that the view owns",
      code: """
        struct Home: View {
            @State private var isMoving = false
            @State private var tab = 0
            var body: some View {
                Toggle("Moving", isOn: $isMoving)
                Stepper("Tab", value: $tab)
            }
        }
        """),
    DocumentSample(
      "An observable model in State",
      code: """
        @Observable
        @MainActor
        final class Model {
            var name = "Some"
            var count = 0
        }
        struct Home: View {
            @State private var model = Model()
            var body: some View {
                TextField("Name", text: $model.name)
                Stepper("\\(model.count)", value: $model.count)
            }
        }
        """),
    DocumentSample(
      "A child that changes its parent's state",
      code: """
        struct Home: View {
            @State private var isOn = false
            var body: some View { Child(isOn: $isOn) }
        }
        struct Child: View {
            @Binding var isOn: Bool
            var body: some View { Button("Toggle") { isOn.toggle() } }
        }
        """),
    DocumentSample(
      "A binding that is only shown", reported: "binding-never-written",
      code: """
        struct Child: View {
            @Binding var ⟦title⟧: String
            var body: some View { Text(title) }
        }
        """),
    DocumentSample(
      "A constant is enough",
      code: """
        struct Child: View {
            let title: String
            var body: some View { Text(title) }
        }
        """),
    DocumentSample(
      "One view owns the object, the other receives it",
      code: """
        final class Model: ObservableObject { @Published var items: [String] = [] }
        struct Owner: View {
            @StateObject private var model = Model()
            var body: some View { Child(model: model) }
        }
        struct Child: View {
            @ObservedObject var model: Model
            var body: some View { List(model.items, id: \\.self) { Text($0) } }
        }
        """),
    DocumentSample(
      "An observed object that the view makes", reported: "observed-object-inline",
      code: """
        final class Model: ObservableObject { @Published var text = "" }
        struct Wrong: View {
            @ObservedObject var ⟦model⟧ = Model()
            var body: some View { Text(model.text) }
        }
        struct Right: View {
            @StateObject private var model = Model()
            var body: some View { Text(model.text) }
        }
        """),
    DocumentSample(
      "A local variable in front of the state object", reported: "state-object-local-variable",
      code: """
        final class Model: ObservableObject { init(movie: Movie) {} }
        struct Wrong: View {
            @StateObject private var model: Model
            init(movie: Movie) {
                let ⟦model⟧ = Model(movie: movie)
                _model = StateObject(wrappedValue: model)
            }
            var body: some View { Text("") }
        }
        struct Right: View {
            @StateObject private var model: Model
            init(movie: Movie) {
                _model = StateObject(
                    wrappedValue: Model(movie: movie)
                )
            }
            var body: some View { Text("") }
        }
        """),
    DocumentSample(
      "A passed value in State", reported: "state-receives-argument",
      code: """
        struct Item { var name: String }
        struct Home: View {
            @State private var item = Item(name: "Original")
            var body: some View {
                Child(item: item)
                Button("Change") { item.name = "Updated" }
            }
        }
        struct Child: View {
            @State var ⟦item⟧: Item
            var body: some View { Text(item.name) }
        }
        """),
    DocumentSample(
      "A passed value in a constant",
      code: """
        struct Item { var name: String }
        struct Home: View {
            @State private var item = Item(name: "Original")
            var body: some View {
                Child(item: item)
                Button("Change") { item.name = "Updated" }
            }
        }
        struct Child: View {
            let item: Item
            var body: some View { Text(item.name) }
        }
        """),
    DocumentSample(
      "An injected model with bindings, which nothing changes but views",
      code: """
        @Observable
        final class UserModel {
            var name = ""
            var email = ""
        }
        struct Home: View {
            @State private var user = UserModel()
            var body: some View { Editor(user: user) }
        }
        struct Editor: View {
            @Bindable var user: UserModel
            var body: some View {
                TextField("Name", text: $user.name)
                TextField("Email", text: $user.email)
            }
        }
        """),
    DocumentSample(
      "A variable that the view follows",
      code: """
        struct Child: View {
            var value: Int
            @State private var text = ""
            var body: some View {
                Text(text).onChange(of: value) { old, new in text = "\\(old), \\(new)" }
            }
        }
        """),
    DocumentSample(
      "Values of the environment",
      code: """
        struct Child: View {
            @Environment(\\.colorScheme) private var colorScheme
            @Environment(\\.dismiss) private var dismiss
            var body: some View {
                Button("Done") { dismiss() }.foregroundStyle(colorScheme == .dark ? .white : .black)
            }
        }
        """),
    DocumentSample(
      "An observable object in the environment, made by the root", reported: "environment-object-inline",
      code: """
        @Observable
        @MainActor
        final class AppState { var isLoggedIn = false }
        @main
        struct Main: App {
            var body: some Scene { WindowGroup { Home().environment(⟦AppState()⟧) } }
        }
        struct Home: View {
            @Environment(AppState.self) private var state
            var body: some View { Text(state.isLoggedIn ? "In" : "Out") }
        }
        """),
    DocumentSample(
      "An environment object, made by the root", reported: "environment-object-inline",
      code: """
        final class AppState: ObservableObject { @Published var isLoggedIn = false }
        @main
        struct Main: App {
            var body: some Scene { WindowGroup { Home().environmentObject(⟦AppState()⟧) } }
        }
        struct Home: View {
            @EnvironmentObject var state: AppState
            var body: some View { Text(state.isLoggedIn ? "In" : "Out") }
        }
        """),
    DocumentSample(
      "What is made is private, what is passed is not",
      code: """
        @Observable
        @MainActor
        final class Model { var name = "" }
        struct Home: View {
            @State private var isOpen = false
            @State private var model = Model()
            @AppStorage("theme") private var theme = "light"
            @Environment(\\.colorScheme) private var colorScheme
            let title: String
            @Binding var isSelected: Bool
            @Bindable var user: Model
            var body: some View {
                Toggle(title, isOn: $isOpen)
                Toggle(theme, isOn: $isSelected)
                TextField("Name", text: $model.name)
                TextField("Name", text: $user.name)
                Text(colorScheme == .dark ? "Dark" : "Light")
            }
        }
        """),
    DocumentSample(
      "An object inside an object, which the views pass on",
      code: """
        final class Parent: ObservableObject {
            @Published var child: Child
            init(child: Child) { self.child = child }
        }
        final class Child: ObservableObject { @Published var value = 0 }
        struct ParentView: View {
            @StateObject private var parent = Parent(child: Child())
            var body: some View { ChildView(child: parent.child) }
        }
        struct ChildView: View {
            @ObservedObject var child: Child
            var body: some View { Text("\\(child.value)") }
        }
        """),
  ]
}
