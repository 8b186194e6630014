// A hop to the main thread for one property does not move the change of another one
// built with: default isolation nonisolated

import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []
    @Published var count = 0
    @Published var isLoading = false

    func load(_ url: URL) {
        isLoading = true
        URLSession.shared.dataTask(with: url) { data, _, _ in
            DispatchQueue.main.async { self.isLoading = false }
            self.count = data?.count ?? 0
//               ^~~~~ warning: This closure changes 'count' on a background thread, which SwiftUI doesn't allow; use the main thread
        }.resume()
    }

    func reload(_ url: URL) {
        URLSession.shared.dataTask(with: url) { _, _, _ in self.finish() }.resume()
//                                                              ^~~~~~ warning: This closure calls 'finish' on a background thread, where it changes 'posts'; use the main thread
        URLSession.shared.dataTask(with: url) { _, _, _ in self.finishOnMain() }.resume()
    }

    private func finish() {
        DispatchQueue.main.async { self.isLoading = false }
        posts = ["Loaded"]
    }

    private func finishOnMain() {
        guard Thread.isMainThread else { return DispatchQueue.main.async { self.finishOnMain() } }
        posts = ["Loaded"]
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count) \(feed.count) \(feed.isLoading)") }
}
