// Nothing receives the values of a URLSession publisher on the main thread
// built with: default isolation nonisolated

import Combine
import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []
    @Published var count = 0
    private var bag = Set<AnyCancellable>()

    func load(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: [String].self, decoder: JSONDecoder())
            .sink { _ in
            } receiveValue: { [weak self] posts in
                self?.posts = posts
//                    ^~~~~ warning: This publisher changes 'posts' on a background thread, which SwiftUI doesn't allow; use 'receive(on:)'
//                    suggested fix: Receive the values on the main thread, because they then wait for the main thread
            }
            .store(in: &bag)
    }

    func count(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url).map(\.data.count).replaceError(with: 0).assign(to: &$count)
//                                                                                                        ^~~~~~ warning: This publisher changes 'count' on a background thread, which SwiftUI doesn't allow; use 'receive(on:)'
//                                                                                                        suggested fix: Receive the values on the main thread, because they then wait for the main thread
    }

    func recount(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url).map(\.data.count).replaceError(with: 0)
            .subscribe(on: DispatchQueue.main)
            .assign(to: \.count, on: self)
//                        ^~~~~ warning: This publisher changes 'count' on a background thread, which SwiftUI doesn't allow; use 'receive(on:)'
//                        suggested fix: Receive the values on the main thread, because they then wait for the main thread
            .store(in: &bag)
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count) \(feed.count)") }
}
// --- fixed
import Combine
import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []
    @Published var count = 0
    private var bag = Set<AnyCancellable>()

    func load(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: [String].self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.main)
            .sink { _ in
            } receiveValue: { [weak self] posts in
                self?.posts = posts
            }
            .store(in: &bag)
    }

    func count(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url).map(\.data.count).replaceError(with: 0).receive(on: DispatchQueue.main).assign(to: &$count)
    }

    func recount(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url).map(\.data.count).replaceError(with: 0)
            .subscribe(on: DispatchQueue.main)
            .receive(on: DispatchQueue.main)
            .assign(to: \.count, on: self)
            .store(in: &bag)
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View { Text("\(feed.posts.count) \(feed.count)") }
}
