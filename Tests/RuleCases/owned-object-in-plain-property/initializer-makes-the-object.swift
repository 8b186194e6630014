// Every initializer makes the object; where one is given it, callers may keep it

import SwiftUI

@MainActor @Observable final class Feed {
    var items: [Int] = []
    private let id: Int

    init(id: Int) { self.id = id }

    func load() async { items = [id] }
}

struct FeedView: View {
    private let feed: Feed
//              ^~~~ warning: Every update of the parent re-creates 'feed' and loses its state; keep it with @State
//              suggested fix: Keep 'feed' with @State, because 'feed' is assigned at Example.swift:15

    init(id: Int) { feed = Feed(id: id) }

    var body: some View {
        List(feed.items, id: \.self) { Text("\($0)") }.task { await feed.load() }
    }
}

struct GivenFeedView: View {
    private let feed: Feed

    init(id: Int) { feed = Feed(id: id) }

    init(feed: Feed) { self.feed = feed }

    var body: some View {
        List(feed.items, id: \.self) { Text("\($0)") }.task { await feed.load() }
    }
}

struct Home: View {
    @State private var taps = 0
    @State private var feed = Feed(id: 1)

    var body: some View {
        FeedView(id: 3)
        GivenFeedView(feed: feed)
        Button("\(taps)") { taps += 1 }
    }
}
// --- fixed
import SwiftUI

@MainActor @Observable final class Feed {
    var items: [Int] = []
    private let id: Int

    init(id: Int) { self.id = id }

    func load() async { items = [id] }
}

struct FeedView: View {
    @State private var feed: Feed

    init(id: Int) { feed = Feed(id: id) }

    var body: some View {
        List(feed.items, id: \.self) { Text("\($0)") }.task { await feed.load() }
    }
}

struct GivenFeedView: View {
    private let feed: Feed

    init(id: Int) { feed = Feed(id: id) }

    init(feed: Feed) { self.feed = feed }

    var body: some View {
        List(feed.items, id: \.self) { Text("\($0)") }.task { await feed.load() }
    }
}

struct Home: View {
    @State private var taps = 0
    @State private var feed = Feed(id: 1)

    var body: some View {
        FeedView(id: 3)
        GivenFeedView(feed: feed)
        Button("\(taps)") { taps += 1 }
    }
}
