// A method that code in the background calls may change it
// built with: default isolation nonisolated

import SwiftUI

@Observable final class Rooms {
//                      ^~~~~ info: 'Rooms' may change on another thread while views read it; isolate it with @MainActor
//                      suggested fix: Isolate 'Rooms' to the main actor, because code outside the main actor can then use 'Rooms' only with 'await'
    var names: [String] = []

    func load() async { apply(await fetchNames()) }

    private func apply(_ new: [String]) { names = new }
}

@Observable final class Seats {
    var count = 0

    func load() async { await apply(await fetchCount()) }

    @MainActor private func apply(_ new: Int) { count = new }
}

struct RoomsView: View {
    @State private var rooms = Rooms()
    @State private var seats = Seats()

    var body: some View { Text("\(rooms.names.count) \(seats.count)") }
}
// --- fixed
import SwiftUI

@MainActor @Observable final class Rooms {
    var names: [String] = []

    func load() async { apply(await fetchNames()) }

    private func apply(_ new: [String]) { names = new }
}

@Observable final class Seats {
    var count = 0

    func load() async { await apply(await fetchCount()) }

    @MainActor private func apply(_ new: Int) { count = new }
}

struct RoomsView: View {
    @State private var rooms = Rooms()
    @State private var seats = Seats()

    var body: some View { Text("\(rooms.names.count) \(seats.count)") }
}
