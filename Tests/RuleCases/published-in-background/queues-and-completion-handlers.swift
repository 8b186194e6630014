// Detached tasks, global queues, and completion handlers of the system
// built with: default isolation nonisolated

import SwiftUI
import UserNotifications

final class Feed: ObservableObject {
    @Published var posts: [String] = []
    @Published var isAllowed = false
    @Published var count = 0

    func reload() {
        Task.detached { [weak self] in
            self?.posts = []
//                ^~~~~ warning: This closure changes 'posts' on a background thread, which SwiftUI doesn't allow; use the main thread
        }
    }

    func count(_ urls: [URL]) {
        DispatchQueue.global(qos: .utility).async {
            self.count = urls.count
//               ^~~~~ warning: This closure changes 'count' on a background thread, which SwiftUI doesn't allow; use the main thread
        }
    }

    func download(_ url: URL) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
            self.posts.append("\(data?.count ?? 0)")
//               ^~~~~ warning: This closure changes 'posts' on a background thread, which SwiftUI doesn't allow; use the main thread
        }.resume()
    }

    func ask() {
        UNUserNotificationCenter.current().getNotificationSettings { settings in
            self.isAllowed = settings.authorizationStatus == .authorized
//               ^~~~~~~~~ warning: This closure changes 'isAllowed' on a background thread, which SwiftUI doesn't allow; use the main thread
        }
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count)") }
}
