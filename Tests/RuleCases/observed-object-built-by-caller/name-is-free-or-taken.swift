// The new property gets the plain name, unless the code of its view uses that for something

import SwiftUI

final class Feed: ObservableObject {
    @Published var title = ""
}

struct FeedChild: View {
    @ObservedObject var feed: Feed
    var body: some View { TextField("Title", text: $feed.title) }
}

struct Free: View {
    @State private var n = 0

    var body: some View {
        Button("\(n)") { n += 1 }
        FeedChild(feed: Feed())
//                      ^~~~~~ hint: Each update of 'Free' gives 'FeedChild' a new 'Feed'; keep it in 'Free'
//                      suggested fix: Keep the 'Feed' in 'Free', because 'FeedChild' then uses the same 'Feed' as long as 'Free' is onscreen
    }
}

struct Taken: View {
    @State private var n = 0

    var body: some View {
        let feed = n + 1
        Button("\(feed)") { n += 1 }
        FeedChild(feed: Feed())
//                      ^~~~~~ hint: Each update of 'Taken' gives 'FeedChild' a new 'Feed'; keep it in 'Taken'
//                      suggested fix: Keep the 'Feed' in 'Taken', because 'FeedChild' then uses the same 'Feed' as long as 'Taken' is onscreen
    }
}
// --- fixed
import SwiftUI

final class Feed: ObservableObject {
    @Published var title = ""
}

struct FeedChild: View {
    @ObservedObject var feed: Feed
    var body: some View { TextField("Title", text: $feed.title) }
}

struct Free: View {
    @State private var n = 0
    @StateObject private var feed = Feed()

    var body: some View {
        Button("\(n)") { n += 1 }
        FeedChild(feed: feed)
    }
}

struct Taken: View {
    @State private var n = 0
    @StateObject private var feed2 = Feed()

    var body: some View {
        let feed = n + 1
        Button("\(feed)") { n += 1 }
        FeedChild(feed: feed2)
    }
}
