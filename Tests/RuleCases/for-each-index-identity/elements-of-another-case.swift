// The elements that move belong to another case of the enum, so the rows of this one stay

import SwiftUI

enum Kind {
    case tasks([String])
    case counters([String])
}

struct Habit {
    var kind: Kind
}

struct Counters: View {
    let items: [String]

    var body: some View {
        ForEach(Array(items.enumerated()), id: \.offset) { index, item in
            Text(item)
        }
    }
}

struct Tasks: View {
    @Binding var habit: Habit

    var body: some View {
        Button("Remove") {
            guard case .tasks(var tasks) = habit.kind else { return }
            tasks.remove(at: 0)
            habit.kind = .tasks(tasks)
        }
    }
}

struct Home: View {
    @State private var habit = Habit(kind: .counters([]))

    var body: some View {
        if case .counters(let items) = habit.kind {
            Counters(items: items)
        }
        Tasks(habit: $habit)
    }
}
