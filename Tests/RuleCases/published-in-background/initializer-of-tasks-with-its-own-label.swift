// The project's own initializer of tasks decides where its closures run
// built with: default isolation nonisolated

import SwiftUI

extension Task where Success == Void, Failure == Never {
    init(_ operation: @escaping () async throws -> Void, onError: @escaping (Error) -> Void) {
        self.init {
            do {
                try await operation()
            } catch {
                await MainActor.run { onError(error) }
            }
        }
    }
}

final class Feed: ObservableObject {
    @Published var failure: String?

    func load() {
        Task({ try await refresh() }, onError: { [weak self] error in self?.failure = "\(error)" })
    }

    func reload() {
        Task {
            try await refresh()
        } onError: { error in
            self.failure = "\(error)"
        }
    }

    private func refresh() async throws {}
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text(feed.failure ?? "") }
}
