// A view that a row pushes appears again for each element

import SwiftUI

struct Tweet: Identifiable {
    let id: Int
    var text: String
    var author: String?
}

final class Feed: ObservableObject {
    @Published var tweets: [Tweet] = []

    func load() {
        tweets = [Tweet(id: 1, text: "Hello")]
        for index in tweets.indices {
            DispatchQueue.main.async { self.tweets[index].author = "Ravi" }
        }
    }
}

final class RowModel: ObservableObject {
    @Published var tweet: Tweet
    init(tweet: Tweet) { self.tweet = tweet }
    func like() { tweet.text += "!" }
}

struct Details: View {
    @ObservedObject private var model: RowModel
//                              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'model' with @StateObject, because 'model' is created from 'tweet', and @StateObject ignores later values of it

    init(tweet: Tweet) {
        self.model = RowModel(tweet: tweet)
    }

    var body: some View {
        Button(model.tweet.text) { model.like() }
    }
}

struct Archive: View {
    @StateObject private var feed = Feed()

    var body: some View {
        List {
            ForEach(feed.tweets) { tweet in
                NavigationLink(tweet.text) { Details(tweet: tweet) }
            }
        }
    }
}
// --- fixed
import SwiftUI

struct Tweet: Identifiable {
    let id: Int
    var text: String
    var author: String?
}

final class Feed: ObservableObject {
    @Published var tweets: [Tweet] = []

    func load() {
        tweets = [Tweet(id: 1, text: "Hello")]
        for index in tweets.indices {
            DispatchQueue.main.async { self.tweets[index].author = "Ravi" }
        }
    }
}

final class RowModel: ObservableObject {
    @Published var tweet: Tweet
    init(tweet: Tweet) { self.tweet = tweet }
    func like() { tweet.text += "!" }
}

struct Details: View {
    @StateObject private var model: RowModel

    init(tweet: Tweet) {
        _model = StateObject(wrappedValue: RowModel(tweet: tweet))
    }

    var body: some View {
        Button(model.tweet.text) { model.like() }
    }
}

struct Archive: View {
    @StateObject private var feed = Feed()

    var body: some View {
        List {
            ForEach(feed.tweets) { tweet in
                NavigationLink(tweet.text) { Details(tweet: tweet) }
            }
        }
    }
}
