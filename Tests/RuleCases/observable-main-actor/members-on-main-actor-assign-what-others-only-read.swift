// What others only read, and members on the main actor alone assign, does not change on another thread
// built with: default isolation nonisolated

import SwiftUI

@Observable final class Player {
    static let shared = Player()
    private(set) var title = ""
    func load() async { await show("A") }
    @MainActor private func show(_ title: String) { self.title = title }
}

@Observable final class Settings {
    static let shared = Settings()
    @MainActor var volume = 0
    func reset() async { await MainActor.run { volume = 0 } }
}

@Observable final class Queue {
//                      ^~~~~ info: 'Queue' may change on another thread while views read it; isolate it with @MainActor
//                      suggested fix: Isolate 'Queue' to the main actor, because code outside the main actor can then use 'Queue' only with 'await'
    static let shared = Queue()
    private(set) var count = 0
    func add() { count += 1 }
}

@Observable final class Store {
//                      ^~~~~ info: 'Store' may change on another thread while views read it; isolate it with @MainActor
//                      suggested fix: Isolate 'Store' to the main actor, because code outside the main actor can then use 'Store' only with 'await'
    static let shared = Store()
    var count = 0
}

struct Home: View {
    @State private var player = Player.shared
    @State private var settings = Settings.shared
    @State private var queue = Queue.shared
    @State private var store = Store.shared
    var body: some View { Text("\(player.title) \(settings.volume) \(queue.count) \(store.count)") }
}
// --- fixed
import SwiftUI

@Observable final class Player {
    static let shared = Player()
    private(set) var title = ""
    func load() async { await show("A") }
    @MainActor private func show(_ title: String) { self.title = title }
}

@Observable final class Settings {
    static let shared = Settings()
    @MainActor var volume = 0
    func reset() async { await MainActor.run { volume = 0 } }
}

@MainActor @Observable final class Queue {
    static let shared = Queue()
    private(set) var count = 0
    func add() { count += 1 }
}

@MainActor @Observable final class Store {
    static let shared = Store()
    var count = 0
}

struct Home: View {
    @State private var player = Player.shared
    @State private var settings = Settings.shared
    @State private var queue = Queue.shared
    @State private var store = Store.shared
    var body: some View { Text("\(player.title) \(settings.volume) \(queue.count) \(store.count)") }
}
