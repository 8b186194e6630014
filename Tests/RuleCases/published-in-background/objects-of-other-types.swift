// A background thread changes a published property of an object in a property
// built with: default isolation nonisolated

import SwiftUI

final class AppState: ObservableObject {
    @Published var isLoading = false
    @Published var names: [String] = []
    @Published var date = Date()
    var count = 0
}

@MainActor final class Session: ObservableObject {
    @Published var isLoading = false
}

final class Loader {
    private let state: AppState
    private let session: Session
    private let queue = DispatchQueue(label: "loader")

    init(state: AppState, session: Session) {
        self.state = state
        self.session = session
    }

    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { [weak self] _, _, _ in
            self?.state.isLoading = false
//                      ^~~~~~~~~ warning: This closure changes 'isLoading' on a background thread, which SwiftUI doesn't allow; use the main thread
            self?.state.count += 1
        }.resume()
        queue.async { self.state.names.append("A") }
//                               ^~~~~ warning: This closure changes 'names' on a background thread, which SwiftUI doesn't allow; use the main thread
        queue.async {
            DispatchQueue.main.async { self.state.date = Date() }
            Task { @MainActor in self.session.isLoading = false }
        }
    }
}

struct StateView: View {
    @EnvironmentObject private var state: AppState
    @State private var isDone = false

    var body: some View {
        Text(state.names.first ?? "\(state.isLoading) \(state.date) \(isDone)")
            .onAppear(perform: load)
            .task { state.isLoading = true }
    }

    private func load() {
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in
            state.isLoading = false
//                ^~~~~~~~~ warning: This closure changes 'isLoading' on a background thread, which SwiftUI doesn't allow; use the main thread
            isDone = true
        }.resume()
        Task { state.names = [] }
    }
}

extension StateView {
    func reload() async {
        state.date = Date()
        state.isLoading = true
    }
}

struct LoaderView: View {
    let loader: Loader
    var body: some View {
        Button("Load") { loader.load(URL(fileURLWithPath: "/")) }
    }
}
