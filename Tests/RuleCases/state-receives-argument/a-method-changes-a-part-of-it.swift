// A method that changes a part of the state, or a mutating one of the project, changes the state: a plain value would not do

import SwiftUI

struct Todo: Identifiable {
    let id: Int
    var isDone = false
    var tags: [String] = []
    var steps: [Step] = []

    mutating func tag() { tags.append("new") }
}

struct Step {
    var isDone = false

    mutating func finish() { isDone = true }
}

struct Row: View {
    @State var todo: Todo
//             ^~~~ info: 'Row' keeps its first 'todo' when the caller's value changes; use a @Binding
//             suggested fix: Bind 'todo' to the caller's value, because changes to 'todo' in 'Row' then also change the caller's value
//             suggested fix: Add an initializer that takes 'todo' as an initial value and make it private, because 'Row' still ignores later values
//             suggested fix: Give 'Row' a new identity when 'todo.id' changes, because a new identity resets all state and focus in 'Row' and does not animate the change

    var body: some View {
        Button(todo.isDone ? "Done" : "Open") { todo.isDone.toggle() }
    }
}

struct Tags: View {
    @State var todo: Todo
//             ^~~~ info: 'Tags' keeps its first 'todo' when the caller's value changes; use a @Binding
//             suggested fix: Bind 'todo' to the caller's value, because changes to 'todo' in 'Tags' then also change the caller's value
//             suggested fix: Add an initializer that takes 'todo' as an initial value and make it private, because 'Tags' still ignores later values
//             suggested fix: Give 'Tags' a new identity when 'todo.id' changes, because a new identity resets all state and focus in 'Tags' and does not animate the change

    var body: some View {
        Button(todo.tags.joined()) { todo.tags.append("new") }
    }
}

struct Tagged: View {
    @State var todo: Todo

    var body: some View {
        Button(todo.tags.joined()) { todo.tag() }
    }
}

struct Steps: View {
    @State var todo: Todo
//             ^~~~ info: 'Steps' keeps its first 'todo' when the caller's value changes; use a @Binding
//             suggested fix: Bind 'todo' to the caller's value, because changes to 'todo' in 'Steps' then also change the caller's value
//             suggested fix: Add an initializer that takes 'todo' as an initial value and make it private, because 'Steps' still ignores later values
//             suggested fix: Give 'Steps' a new identity when 'todo.id' changes, because a new identity resets all state and focus in 'Steps' and does not animate the change

    var body: some View {
        Button("\(todo.steps.count)") { todo.steps[0].isDone.toggle() }
    }
}

struct Finished: View {
    @State var todo: Todo

    var body: some View {
        Button("\(todo.steps.count)") { todo.steps[0].finish() }
    }
}

struct Home: View {
    @State private var todo = Todo(id: 1)

    var body: some View {
        Button("Reset") { todo.isDone = false }
        Row(todo: todo)
        Tags(todo: todo)
        Tagged(todo: todo)
        Steps(todo: todo)
        Finished(todo: todo)
    }
}
// --- fixed
import SwiftUI

struct Todo: Identifiable {
    let id: Int
    var isDone = false
    var tags: [String] = []
    var steps: [Step] = []

    mutating func tag() { tags.append("new") }
}

struct Step {
    var isDone = false

    mutating func finish() { isDone = true }
}

struct Row: View {
    @Binding var todo: Todo

    var body: some View {
        Button(todo.isDone ? "Done" : "Open") { todo.isDone.toggle() }
    }
}

struct Tags: View {
    @Binding var todo: Todo

    var body: some View {
        Button(todo.tags.joined()) { todo.tags.append("new") }
    }
}

struct Tagged: View {
    @State var todo: Todo

    var body: some View {
        Button(todo.tags.joined()) { todo.tag() }
    }
}

struct Steps: View {
    @Binding var todo: Todo

    var body: some View {
        Button("\(todo.steps.count)") { todo.steps[0].isDone.toggle() }
    }
}

struct Finished: View {
    @State var todo: Todo

    var body: some View {
        Button("\(todo.steps.count)") { todo.steps[0].finish() }
    }
}

struct Home: View {
    @State private var todo = Todo(id: 1)

    var body: some View {
        Button("Reset") { todo.isDone = false }
        Row(todo: $todo)
        Tags(todo: $todo)
        Tagged(todo: todo)
        Steps(todo: $todo)
        Finished(todo: todo)
    }
}
