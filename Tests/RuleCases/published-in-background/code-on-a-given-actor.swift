// Code that runs on the actor of its caller, or that is isolated to the main actor

import SwiftUI

final class Loader: ObservableObject {
    @Published var lines: [Int] = []

    nonisolated(nonsending) func load() async { lines = await fetch() }

    func load(isolation: isolated (any Actor)? = #isolation) async { lines = await fetch() }

    func reload(actor: isolated MainActor) async { lines = await fetch() }

    func clear() async {
        let update: @MainActor () -> Void = { self.lines = [] }
        await update()
    }

    func reset() async {
        let update = { @MainActor in self.lines = [] }
        await update()
    }

    func fill() async { await { @MainActor in lines = [2] }() }

    @MainActor var refresh: Void {
        Task { lines = await fetch() }
        return ()
    }

    func replace() async {
        @MainActor func set() { lines = [1] }
        await set()
    }
}

func fetch() async -> [Int] { [] }

struct Home: View {
    @StateObject private var loader = Loader()

    var body: some View { List(loader.lines, id: \.self) { Text("\($0)") } }
}
