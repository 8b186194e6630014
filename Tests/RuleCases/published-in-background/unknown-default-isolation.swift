// The module's default isolation may be the main actor

import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []

    func load() async { posts = await fetchPosts() }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count)") }
}
