// The module's default isolation may be the main actor

import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []

    func load() async { posts = await fetchPosts() }
}
