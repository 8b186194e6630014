// A task that a class without an isolation starts
// built with: default isolation nonisolated

import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []
    @Published var count = 0

    init() {
        Task { count = 1 }
//             ^~~~~ warning: This closure changes 'count' on a background thread, which SwiftUI doesn't allow; use @MainActor
//             suggested fix: Run the task on the main actor, because then all of its own code runs on the main thread
    }

    func load() {
        Task {
            posts = await fetchPosts()
//          ^~~~~ warning: This closure changes 'posts' on a background thread, which SwiftUI doesn't allow; use @MainActor
//          suggested fix: Run the task on the main actor, because then all of its own code runs on the main thread
            count += 1
        }
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count)") }
}
// --- fixed
import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []
    @Published var count = 0

    init() {
        Task { @MainActor in count = 1 }
    }

    func load() {
        Task { @MainActor in
            posts = await fetchPosts()
            count += 1
        }
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count)") }
}
