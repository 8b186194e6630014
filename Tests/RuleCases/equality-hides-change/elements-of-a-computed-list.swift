// The list shows only some of the elements, in which code changes what == leaves out
// built with: iOS 17, macOS 14

import SwiftUI

struct Chore: Identifiable, Equatable {
    let id: Int
    var title = ""
    var isDone = false

    static func == (a: Chore, b: Chore) -> Bool { a.id == b.id && a.title == b.title }
//              ^~ warning: '==' of 'Chore' leaves out 'isDone', so 'ChoreRow' does not update when only 'isDone' changes
//              suggested fix: Compare 'isDone' too, because two values of 'Chore' that differ only in 'isDone' are then different
}

struct ChoreRow: View {
    let chore: Chore
    var body: some View { Text(chore.title).opacity(chore.isDone ? 0.5 : 1) }
}

@Observable final class ChoreStore {
    var chores: [Chore] = []
    var query = ""
    var shown: [Chore] { query.isEmpty ? chores : chores.filter { $0.title.contains(query) } }
}

struct Chores: View {
    @Environment(ChoreStore.self) private var store

    var body: some View {
        List(store.shown) { chore in
            ChoreRow(chore: chore)
                .onTapGesture {
                    if let index = store.chores.firstIndex(of: chore) { store.chores[index].isDone.toggle() }
                }
        }
    }
}
// --- fixed
import SwiftUI

struct Chore: Identifiable, Equatable {
    let id: Int
    var title = ""
    var isDone = false

    static func == (a: Chore, b: Chore) -> Bool { a.id == b.id && a.title == b.title && a.isDone == b.isDone }
}

struct ChoreRow: View {
    let chore: Chore
    var body: some View { Text(chore.title).opacity(chore.isDone ? 0.5 : 1) }
}

@Observable final class ChoreStore {
    var chores: [Chore] = []
    var query = ""
    var shown: [Chore] { query.isEmpty ? chores : chores.filter { $0.title.contains(query) } }
}

struct Chores: View {
    @Environment(ChoreStore.self) private var store

    var body: some View {
        List(store.shown) { chore in
            ChoreRow(chore: chore)
                .onTapGesture {
                    if let index = store.chores.firstIndex(of: chore) { store.chores[index].isDone.toggle() }
                }
        }
    }
}
