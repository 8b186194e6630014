// No code uses the object, but it changes on its own and so updates the view

import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0

    init() { start() }

    private func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ticks += 1 }
    }
}

struct Now: View {
    @StateObject var clock = Clock()
//                   ^~~~~ info: 'clock' belongs only to 'Now'; make it private
//                   safe fix: Make 'clock' private

    var body: some View { Text("Now") }
}

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Now() } }
}
// --- fixed
import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0

    init() { start() }

    private func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ticks += 1 }
    }
}

struct Now: View {
    @StateObject private var clock = Clock()

    var body: some View { Text("Now") }
}

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Now() } }
}
