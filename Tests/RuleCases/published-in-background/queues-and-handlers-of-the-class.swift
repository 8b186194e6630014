// Queues of the class, a path monitor, and a method that calls its closure from a completion handler
// built with: default isolation nonisolated

import Network
import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []
    @Published var isOnline = false
    @Published var isReachable = false
    @Published var count = 0
    private let queue = DispatchQueue(label: "feed")
    private let monitor = NWPathMonitor()

    init() {
        monitor.pathUpdateHandler = { [weak self] path in
            self?.isOnline = path.status == .satisfied
//                ^~~~~~~~ warning: This closure changes 'isOnline' on a background thread, which SwiftUI doesn't allow; use the main thread
        }
        monitor.start(queue: queue)
    }

    func watch() {
        let other = NWPathMonitor()
        other.pathUpdateHandler = { self.isReachable = $0.status == .satisfied }
//                                       ^~~~~~~~~~~ warning: This closure changes 'isReachable' on a background thread, which SwiftUI doesn't allow; use the main thread
        other.start(queue: DispatchQueue(label: "path"))
    }

    func sort() {
        queue.async { self.posts.sort() }
//                         ^~~~~ warning: This closure changes 'posts' on a background thread, which SwiftUI doesn't allow; use the main thread
    }

    func raise() {
        let work = DispatchQueue(label: "work")
        work.async { self.add(1) }
//                        ^~~ warning: This closure calls 'add' on a background thread, where it changes 'count'; use the main thread
    }

    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { data, _, _ in self.add(data?.count ?? 0) }.resume()
//                                                                 ^~~ warning: This closure calls 'add' on a background thread, where it changes 'count'; use the main thread
        fetch(url) { [weak self] in self?.posts.append("\($0)") }
//                                        ^~~~~ warning: This closure changes 'posts' on a background thread, which SwiftUI doesn't allow; use the main thread
    }

    private func add(_ more: Int) { count += more }

    private func fetch(_ url: URL, done: @escaping (Int) -> Void) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
            done(data?.count ?? 0)
        }.resume()
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count) \(feed.isOnline) \(feed.isReachable) \(feed.count)") }
}
