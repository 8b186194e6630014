// Code on the main actor or the main queue, and properties that aren't published
// also reported by: observable-main-actor
// built with: default isolation nonisolated

import Combine
import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []
    @Published var isLoading = false
    private var cache: [String] = []
    private var cancellable: AnyCancellable?

    func load() async {
        cache = await fetchPosts()
        await MainActor.run { posts = cache }
        DispatchQueue.main.async { self.isLoading = false }
        await show(cache)
    }

    @MainActor private func show(_ posts: [String]) async { self.posts = posts }

    func start() {
        isLoading = true
        Task { @MainActor in
            posts = await fetchPosts()
            Task { isLoading = false }
        }
        DispatchQueue.main.async { self.isLoading = true }
        fetch { self.posts = $0 }
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in
            DispatchQueue.main.async { self.posts = [] }
        }.resume()
    }

    func follow(_ names: AnyPublisher<String, Never>) {
        cancellable = names.receive(on: DispatchQueue.main).sink { self.posts.append($0) }
    }

    private func fetch(_ done: @escaping ([String]) -> Void) { done([]) }
}

@MainActor final class Isolated: ObservableObject {
    @Published var posts: [String] = []

    func load() async { posts = await fetchPosts() }
    func start() { Task { posts = [] } }
}

@MainActor extension Feed {
    func reload() async { posts = await fetchPosts() }
}

class Base: ObservableObject {
    @Published var posts: [String] = []

    @MainActor func load() async { posts = await fetchPosts() }
}

final class Derived: Base {
    @Published var count = 0

    override func load() async { count = 1 }
}

@globalActor actor Drawing {
    static let shared = Drawing()
}

final class Canvas: ObservableObject {
    @Published var lines = 0

    @Drawing func draw() async { lines += 1 }
}

@Observable final class Model {
    var posts: [String] = []

    func load() async { posts = await fetchPosts() }
}

struct FeedView: View {
    @StateObject private var feed = Feed()
    @StateObject private var isolated = Isolated()
    @StateObject private var canvas = Canvas()
    @StateObject private var derived = Derived()
    @State private var model = Model()

    var body: some View { Text("\(feed.posts.count + isolated.posts.count + canvas.lines + derived.count + derived.posts.count + model.posts.count)") }
}
