// Each async function is reported once, whatever it changes
// built with: default isolation nonisolated

import SwiftUI

class Feed: ObservableObject {
    @Published var posts: [String] = []
    @Published var isLoading = false

    func load() async throws {
        isLoading = true
//      ^~~~~~~~~ warning: 'load' changes 'isLoading' on a background thread, which SwiftUI doesn't allow; use @MainActor
//      suggested fix: Run 'load' on the main actor, because then all of its own code runs on the main thread
        defer { isLoading = false }
        posts = try await fetchPosts()
    }

    @discardableResult
    public func reload() async -> Int {
        for post in await fetchPosts() where post != "" { posts.append(post) }
//                                                        ^~~~~ warning: 'reload' changes 'posts' on a background thread, which SwiftUI doesn't allow; use @MainActor
//                                                        suggested fix: Run 'reload' on the main actor, because then all of its own code runs on the main thread
        return posts.count
    }
}

extension Feed {
    func clear() async { posts.removeAll() }
//                       ^~~~~ warning: 'clear' changes 'posts' on a background thread, which SwiftUI doesn't allow; use @MainActor
//                       suggested fix: Run 'clear' on the main actor, because then all of its own code runs on the main thread
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count)") }
}
// --- fixed
import SwiftUI

class Feed: ObservableObject {
    @Published var posts: [String] = []
    @Published var isLoading = false

    @MainActor
    func load() async throws {
        isLoading = true
        defer { isLoading = false }
        posts = try await fetchPosts()
    }

    @MainActor
    @discardableResult
    public func reload() async -> Int {
        for post in await fetchPosts() where post != "" { posts.append(post) }
        return posts.count
    }
}

extension Feed {
    @MainActor
    func clear() async { posts.removeAll() }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count)") }
}
