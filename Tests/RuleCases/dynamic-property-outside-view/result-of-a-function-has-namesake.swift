// A member of what a function returns has the same name: through an instance, and through a protocol

import SwiftUI

@main
struct GoalApp: App {
    @StateObject private var goals = Goals()

    var body: some Scene { WindowGroup { Home().environmentObject(goals) } }
}

final class Goals: ObservableObject {
    @Published var goals: [Int] = []
}

protocol GoalStore {
    func all() -> Goals
}

final class DataStorage: GoalStore {
    static let shared = DataStorage()
    @EnvironmentObject var goals: Goals
//                         ^~~~~ info: 'DataStorage' is not a view, so @EnvironmentObject does not work, and nothing uses 'goals'; delete it
//                         suggested fix: Delete 'goals', because code that is not written yet may use 'goals'

    func all() -> Goals {
        let found = Goals()
        found.goals.append(1)
        return found
    }
}

struct Home: View {
    @EnvironmentObject var shown: Goals
    let store: any GoalStore = DataStorage.shared

    var body: some View {
        Button("\(shown.goals.count)") { shown.goals = DataStorage.shared.all().goals }
        Button("Again") { shown.goals = store.all().goals }
    }
}
// --- fixed
import SwiftUI

@main
struct GoalApp: App {
    @StateObject private var goals = Goals()

    var body: some Scene { WindowGroup { Home().environmentObject(goals) } }
}

final class Goals: ObservableObject {
    @Published var goals: [Int] = []
}

protocol GoalStore {
    func all() -> Goals
}

final class DataStorage: GoalStore {
    static let shared = DataStorage()

    func all() -> Goals {
        let found = Goals()
        found.goals.append(1)
        return found
    }
}

struct Home: View {
    @EnvironmentObject var shown: Goals
    let store: any GoalStore = DataStorage.shared

    var body: some View {
        Button("\(shown.goals.count)") { shown.goals = DataStorage.shared.all().goals }
        Button("Again") { shown.goals = store.all().goals }
    }
}
