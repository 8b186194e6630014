// A row, a loop, or a function with a parameter changes an element of the list

import SwiftUI

final class Task1: ObservableObject, Identifiable {
    let id = UUID()
    @Published var isDone = false
}

final class RowList: ObservableObject {
    @Published var tasks: [Task1] = []
//                 ^~~~~ info: 'RowView' does not update for changes inside the elements of 'tasks'; pass each one to a view that observes it
}

struct RowView: View {
    @StateObject private var list = RowList()

    var body: some View {
        List(list.tasks) { task in
            Button(task.isDone ? "a" : "b") { task.isDone.toggle() }
        }
    }
}

final class Task2: ObservableObject, Identifiable {
    let id = UUID()
    @Published var isDone = false
}

final class LoopList: ObservableObject {
    @Published var tasks: [Task2] = []
//                 ^~~~~ info: 'LoopView' does not update for changes inside the elements of 'tasks'; pass each one to a view that observes it
    func finish() { for task in tasks { task.isDone = true } }
}

struct LoopView: View {
    @StateObject private var list = LoopList()

    var body: some View {
        List(list.tasks) { task in
            Text(task.isDone ? "a" : "b")
        }
        Button("Finish") { list.finish() }
    }
}

final class Task3: ObservableObject, Identifiable {
    let id = UUID()
    @Published var isDone = false
}

final class ParameterList: ObservableObject {
    @Published var tasks: [Task3] = []
//                 ^~~~~ info: 'ParameterView' does not update for changes inside the elements of 'tasks'; pass each one to a view that observes it
    func finish(_ task: Task3) { task.isDone = true }
}

struct ParameterView: View {
    @StateObject private var list = ParameterList()

    var body: some View {
        List(list.tasks) { task in
            Text(task.isDone ? "a" : "b").onTapGesture { list.finish(task) }
        }
    }
}
