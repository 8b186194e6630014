// The type of the list is that of its first elements

import SwiftUI

struct Todo: Identifiable {
    let id: Int
    var title: String
}

struct TodoRow: View {
    let todo: Todo
    @State private var title = ""

    var body: some View {
        Text(title).onAppear { title = todo.title }
//                             ^~~~~~~~~~~~~~~~~~ hint: 'title' copies 'todo.title' only when 'TodoRow' appears, so it never shows later values
//                             suggested fix: Compute 'title', because 'TodoRow' then shows later values too
    }
}

struct Home: View {
    @State private var todos = [Todo(id: 1, title: "a")]

    var body: some View {
        List {
            ForEach(todos) { todo in TodoRow(todo: todo) }
        }
        .toolbar { Button("Rename") { todos[0].title = "b" } }
    }
}
// --- fixed
import SwiftUI

struct Todo: Identifiable {
    let id: Int
    var title: String
}

struct TodoRow: View {
    let todo: Todo
    private var title: String { todo.title }

    var body: some View {
        Text(title)
    }
}

struct Home: View {
    @State private var todos = [Todo(id: 1, title: "a")]

    var body: some View {
        List {
            ForEach(todos) { todo in TodoRow(todo: todo) }
        }
        .toolbar { Button("Rename") { todos[0].title = "b" } }
    }
}
