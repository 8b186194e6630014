// A closure that runs on the main actor again can use a variable that belongs to it

import SwiftUI

@Observable
final class Model: @unchecked Sendable {
    var count = 0
}

struct Counter: View {
    private let model = Model()
//              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//              safe fix: Keep 'model' with @State

    var body: some View {
        Text("\(model.count)").onAppear {
            Task.detached { await MainActor.run { print(model.count) } }
            DispatchQueue.main.async { print(model.count) }
        }
    }
}
// --- fixed
import SwiftUI

@Observable
final class Model: @unchecked Sendable {
    var count = 0
}

struct Counter: View {
    @State private var model = Model()

    var body: some View {
        Text("\(model.count)").onAppear {
            Task.detached { await MainActor.run { print(model.count) } }
            DispatchQueue.main.async { print(model.count) }
        }
    }
}
