// Tasks with a name, a priority, or a label before the closure
// built with: default isolation nonisolated

import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []
    @Published var count = 0

    func load() {
        Task(priority: .utility) { posts = [] }
//                                 ^~~~~ warning: This closure changes 'posts' on a background thread, which SwiftUI doesn't allow; use @MainActor
//                                 suggested fix: Run the task on the main actor, because then all of its own code runs on the main thread
    }

    func reload() {
        Task(priority: .high, operation: { count = 1 })
//                                         ^~~~~ warning: This closure changes 'count' on a background thread, which SwiftUI doesn't allow; use @MainActor
//                                         suggested fix: Run the task on the main actor, because then all of its own code runs on the main thread
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

    func load() {
        Task(priority: .utility) { @MainActor in posts = [] }
    }

    func reload() {
        Task(priority: .high, operation: { @MainActor in count = 1 })
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count)") }
}
