// The called method or the receiver of the closure gets to the main thread, or may do so
// built with: default isolation nonisolated

import Combine
import Network
import SwiftUI

final class Player {
    var title = ""
}

final class Feed: ObservableObject {
    @Published var posts: [String] = []
    @Published var isOnline = false
    @Published var player = Player()
    private let queue = DispatchQueue.main
    private let monitor = NWPathMonitor()
    private var bag = Set<AnyCancellable>()
    private var onEnd: (() -> Void)?

    init() {
        monitor.pathUpdateHandler = { self.isOnline = $0.status == .satisfied }
        monitor.start(queue: .main)
    }

    func load() async {
        let posts = await fetchPosts()
        show(posts)
        await apply(posts)
        append(posts)
        append("last")
        replace(posts)
        prepare()
        await MainActor.run { rename(posts) }
        player.title = "Loaded"
    }

    private func show(_ posts: [String]) {
        DispatchQueue.main.async { self.posts = posts }
    }

    @MainActor private func apply(_ posts: [String]) { self.posts = posts }

    private func append(_ posts: [String]) { self.posts += posts }
    @MainActor private func append(_ post: String) { posts.append(post) }

    private func replace(_ posts: [String]) {
        guard Thread.isMainThread else { return DispatchQueue.main.async { self.replace(posts) } }
        self.posts = posts
    }

    private func prepare() {
        onEnd = { self.posts = [] }
    }

    private func rename(_ posts: [String]) { self.posts = posts }

    func start(_ url: URL, on scheduler: DispatchQueue) {
        queue.async { self.posts = [] }
        scheduler.async { self.posts = [] }
        URLSession.shared.dataTaskPublisher(for: url).map { "\($0.data.count)" }.replaceError(with: "")
            .receive(on: scheduler)
            .sink { self.posts.append($0) }
            .store(in: &bag)
        fetch(url) { self.posts.append("\($0)") }
        count { self.posts.append("\($0)") }
    }

    private func fetch(_ url: URL, done: @escaping (Int) -> Void) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
            DispatchQueue.main.async { done(data?.count ?? 0) }
        }.resume()
    }

    private func count(done: (Int) -> Void) { done(posts.count) }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count) \(feed.isOnline) \(feed.player.title)") }
}
