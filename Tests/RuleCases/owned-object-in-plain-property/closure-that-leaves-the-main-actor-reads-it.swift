// A closure that runs elsewhere can read a constant, but not a variable of the main actor

import SwiftUI

@Observable
final class Model: @unchecked Sendable {
    var count = 0
}

struct Detached: View {
    private let model = Model()
//              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//              suggested fix: Keep 'model' with @State, because 'body' uses 'model' outside of the main actor

    var body: some View {
        Text("\(model.count)").onAppear { Task.detached { print(model.count) } }
    }
}

struct Group: View {
    private let model = Model()
//              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//              suggested fix: Keep 'model' with @State, because 'body' uses 'model' outside of the main actor

    var body: some View {
        Text("\(model.count)").task {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { print(model.count) }
            }
        }
    }
}

struct Marked: View {
    private let model = Model()
//              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//              suggested fix: Keep 'model' with @State, because 'body' uses 'model' outside of the main actor

    var body: some View {
        let log = { @Sendable in print(model.count) }
        Text("\(model.count)").onAppear { log() }
    }
}
// --- fixed
import SwiftUI

@Observable
final class Model: @unchecked Sendable {
    var count = 0
}

struct Detached: View {
    @State private var model = Model()

    var body: some View {
        Text("\(model.count)").onAppear { Task.detached { print(model.count) } }
    }
}

struct Group: View {
    @State private var model = Model()

    var body: some View {
        Text("\(model.count)").task {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { print(model.count) }
            }
        }
    }
}

struct Marked: View {
    @State private var model = Model()

    var body: some View {
        let log = { @Sendable in print(model.count) }
        Text("\(model.count)").onAppear { log() }
    }
}
