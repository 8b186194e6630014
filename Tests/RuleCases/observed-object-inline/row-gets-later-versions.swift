// A row gets later versions of its element, which a kept object would miss

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

struct Row: View {
    @ObservedObject private var model: RowModel
//                              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; use @StateObject and reset it with '.id(…)'

    init(tweet: Tweet) {
        self.model = RowModel(tweet: tweet)
    }

    var body: some View {
        Button("\(model.tweet.text) \(model.tweet.author ?? "")") { model.like() }
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View {
        List { ForEach(feed.tweets) { tweet in Row(tweet: tweet) } }.onAppear { feed.load() }
    }
}
