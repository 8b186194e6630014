// The changed elements are not those of the computed list, or what is compared changes with them
// built with: iOS 17, macOS 14

import SwiftUI

struct Chore: Identifiable, Equatable {
    let id: Int
    var title = ""
    var isDone = false

    static func == (a: Chore, b: Chore) -> Bool { a.id == b.id }
}

struct ChoreRow: View {
    let chore: Chore
    var body: some View { Text(chore.title).opacity(chore.isDone ? 0.5 : 1) }
}

@Observable final class ChoreStore {
    var chores: [Chore] = []
    var samples: [Chore] { [Chore(id: 1), Chore(id: 2)] }
    func finish() { chores[0].isDone = true }
}

struct Samples: View {
    let store: ChoreStore
    var body: some View { List(store.samples) { ChoreRow(chore: $0) } }
}

struct Step: Identifiable, Equatable {
    let id: Int
    var version = 0
    var isDone = false

    static func == (a: Step, b: Step) -> Bool { a.id == b.id && a.version == b.version }
}

struct StepRow: View {
    let step: Step
    var body: some View { Text("Step").opacity(step.isDone ? 0.5 : 1) }
}

@Observable final class StepStore { var steps: [Step] = [] }

struct Steps: View {
    let store: StepStore

    var body: some View {
        List(store.steps) { StepRow(step: $0) }
        Button("Next") {
            store.steps[0].isDone = true
            store.steps[0].version += 1
        }
    }
}
