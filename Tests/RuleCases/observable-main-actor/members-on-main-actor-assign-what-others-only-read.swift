// Members on the main actor and methods that are not asynchronous change it
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
    static let shared = Queue()
    private(set) var count = 0
    func add() { count += 1 }
}

@Observable final class Store {
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
