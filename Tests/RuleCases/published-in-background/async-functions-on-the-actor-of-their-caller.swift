// With NonisolatedNonsendingByDefault, a view's task runs the function on the main actor
// built with: default isolation nonisolated, async on caller

import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []

    func load() async { posts = await fetchPosts() }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count)") }
}
