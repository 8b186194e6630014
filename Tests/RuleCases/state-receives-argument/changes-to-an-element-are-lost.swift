// A row changes a part of its own copy of the element, and nothing hands the copy out

import SwiftUI

struct Todo: Identifiable {
    let id = UUID()
    var title: String
    var isDone = false
}

struct SwitchRow: View {
    @State var todo: Todo
//             ^~~~ info: Changes to 'todo' stay in 'SwitchRow' and never reach the caller; use a @Binding

    var body: some View { Toggle(isOn: $todo.isDone) { Text(todo.title) } }
}

struct ButtonRow: View {
    @State var todo: Todo
//             ^~~~ info: Changes to 'todo' stay in 'ButtonRow' and never reach the caller; use a @Binding

    var body: some View { Button(todo.title) { todo.isDone.toggle() } }
}

struct Todos: View {
    @State private var todos = [Todo(title: "Buy milk")]

    var body: some View {
        List(todos) { SwitchRow(todo: $0) }
        ForEach(todos) { todo in ButtonRow(todo: todo) }
        Text("\(todos.filter(\.isDone).count)")
    }
}
