// One of the functions with that name returns the object itself, or what a function returns is not known

import SwiftUI

@main
struct GoalApp: App {
    var body: some Scene { WindowGroup { Home() } }
}

final class Goals: ObservableObject {
    @Published var goals: [Int] = []
}

final class DataStorage {
    static let shared = DataStorage()
    @EnvironmentObject var goals: Goals
//                         ^~~~~ warning: 'DataStorage' is not a view, so @EnvironmentObject crashes when 'goals' is read; pass the object in
}

final class Archive {
    @EnvironmentObject var entries: Goals
//                         ^~~~~~~ warning: 'Archive' is not a view, so @EnvironmentObject crashes when 'entries' is read; pass the object in
}

struct Home: View {
    func all() -> Goals { Goals() }

    var body: some View {
        Button("Load") { print(Opener().all()?.goals ?? 0) }
        Button("All") { print(all().goals) }
        Button("Open") { print(open(Archive.self).entries) }
    }

    func open<T>(_ type: T.Type) -> T { fatalError("\(type)") }
}

struct Opener {
    func all() -> DataStorage? { .shared }
}
