// An async function changes a published property of an object that the class got from its caller
// built with: default isolation nonisolated

import SwiftUI

final class AppState: ObservableObject {
    @Published var isLoading = false
    @Published var names: [String] = []
}

final class Loader {
    private let state: AppState
    init(state: AppState) { self.state = state }

    func refresh() async {
        state.names = []
//            ^~~~~ warning: 'refresh' changes 'names' on a background thread, which SwiftUI doesn't allow; use @MainActor
//            suggested fix: Run 'refresh' on the main actor, because then all of its own code runs on the main thread
        await MainActor.run { state.isLoading = false }
    }
}

struct LoaderView: View {
    @StateObject private var state = AppState()
    let loader: Loader
    var body: some View {
        Text(state.names.first ?? "\(state.isLoading)")
            .task { await loader.refresh() }
    }
}
// --- fixed
import SwiftUI

final class AppState: ObservableObject {
    @Published var isLoading = false
    @Published var names: [String] = []
}

final class Loader {
    private let state: AppState
    init(state: AppState) { self.state = state }

    @MainActor
    func refresh() async {
        state.names = []
        await MainActor.run { state.isLoading = false }
    }
}

struct LoaderView: View {
    @StateObject private var state = AppState()
    let loader: Loader
    var body: some View {
        Text(state.names.first ?? "\(state.isLoading)")
            .task { await loader.refresh() }
    }
}
