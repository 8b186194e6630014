// In Swift 6 mode, the compiler checks this
// built with: language mode 6, default isolation nonisolated

import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []

    func load() async { posts = await fetchPosts() }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count)") }
}
