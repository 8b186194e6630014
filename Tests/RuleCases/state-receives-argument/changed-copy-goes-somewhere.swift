// The changed copy is handed out, followed, or a sample that nobody else has

import SwiftUI

struct Todo: Identifiable {
    let id = UUID()
    var title: String
    var isDone = false

    static let sample = Todo(title: "Sample")
}

struct SavedRow: View {
    @State var todo: Todo
    let save: (Todo) -> Void

    var body: some View {
        Toggle(todo.title, isOn: $todo.isDone)
        Button("Save") { save(todo) }
    }
}

struct FollowedRow: View {
    @State var todo: Todo
    let save: (Todo) -> Void

    var body: some View {
        Toggle(todo.title, isOn: $todo.isDone).onChange(of: todo.isDone) { save(todo) }
    }
}

struct SampleRow: View {
    @State var todo: Todo

    var body: some View { Toggle(todo.title, isOn: $todo.isDone) }
}

struct Todos: View {
    @State private var todos = [Todo(title: "Buy milk")]

    var body: some View {
        List(todos) { todo in
            SavedRow(todo: todo) { changed in todos = todos.map { $0.id == changed.id ? changed : $0 } }
            FollowedRow(todo: todo) { changed in todos = todos.map { $0.id == changed.id ? changed : $0 } }
        }
        SampleRow(todo: .sample)
        SampleRow(todo: Todo.sample)
    }
}
