// Code in the background calls a method of the same class, which changes a property there
// built with: default isolation nonisolated

import SwiftUI

final class Health: ObservableObject {
    @Published var rate = 0.0
    @Published var failure: String?
    @Published var steps: [String: [Int]] = [:]

    func authorize() async { await fetch() }

    private func fetch() async {
        do {
            print("Loading")
            update(rate: try await loadRate())
//          ^~~~~~ warning: 'fetch' calls 'update' on a background thread, where it changes 'rate'; use @MainActor
//          suggested fix: Run 'fetch' on the main actor, because then all of its own code runs on the main thread
        } catch {
            self.show(error)
        }
    }

    func start() {
        update(rate: 0)
        Task { await perform() }
        Task {
            let steps = await loadSteps()
            await count(steps)
//                ^~~~~ warning: This closure calls 'count' on a background thread, where it changes 'steps'; use @MainActor
//                suggested fix: Run the task on the main actor, because then all of its own code runs on the main thread
        }
    }

    private func perform() async { rate += 1 }
//                                 ^~~~ warning: 'perform' changes 'rate' on a background thread, which SwiftUI doesn't allow; use @MainActor
//                                 suggested fix: Run 'perform' on the main actor, because then all of its own code runs on the main thread

    private func update(rate: Double) {
        withAnimation { self.rate = rate }
    }

    private func show(_ error: Error) { failure = "\(error)" }

    private func count(_ more: Int) { steps["today"]?[0] += more }
}

extension Health {
    func clear(_ day: String) async { steps[day]?.removeAll() }
//                                    ^~~~~ warning: 'clear' changes 'steps' on a background thread, which SwiftUI doesn't allow; use @MainActor
//                                    suggested fix: Run 'clear' on the main actor, because then all of its own code runs on the main thread
}

struct HealthView: View {
    @StateObject private var health = Health()

    var body: some View { Text("\(health.rate) \(health.failure ?? "") \(health.steps.count)") }
}
// --- fixed
import SwiftUI

final class Health: ObservableObject {
    @Published var rate = 0.0
    @Published var failure: String?
    @Published var steps: [String: [Int]] = [:]

    func authorize() async { await fetch() }

    @MainActor
    private func fetch() async {
        do {
            print("Loading")
            update(rate: try await loadRate())
        } catch {
            self.show(error)
        }
    }

    func start() {
        update(rate: 0)
        Task { await perform() }
        Task { @MainActor in
            let steps = await loadSteps()
            await count(steps)
        }
    }

    @MainActor
    private func perform() async { rate += 1 }

    private func update(rate: Double) {
        withAnimation { self.rate = rate }
    }

    private func show(_ error: Error) { failure = "\(error)" }

    private func count(_ more: Int) { steps["today"]?[0] += more }
}

extension Health {
    @MainActor
    func clear(_ day: String) async { steps[day]?.removeAll() }
}

struct HealthView: View {
    @StateObject private var health = Health()

    var body: some View { Text("\(health.rate) \(health.failure ?? "") \(health.steps.count)") }
}
