// Calls in the app pass it, so it is an input, although it is declared public

import SwiftUI

@Observable
final class Trends {
    var songs: [String] = []
}

struct TrendsView: View {
    @State public var trends: Trends

    var body: some View {
        Text(trends.songs.joined())
    }
}

struct Main: View {
    var body: some View {
        TrendsView(trends: Trends())
    }
}
