// The view watches the value for something else, which does not reach what began with it

import Observation
import SwiftUI

struct Article: Equatable {
    let id: Int
    var body: String
}

@Observable final class Player {
    let id: Int
    var isPlaying = false

    init(id: Int) { self.id = id }
}

struct Reader: View {
    let article: Article
    @State private var player: Player
    @State private var count = 0

    init(article: Article) {
        self.article = article
        _player = State(initialValue: Player(id: article.id))
    }

    var body: some View {
        Text("\(count) words")
        Button("\(player.id)") { player.isPlaying.toggle() }
            .onChange(of: article.body) { countWords() }
    }

    private func countWords() { count = article.body.split(separator: " ").count }
}

struct Home: View {
    @State private var article = Article(id: 1, body: "")

    var body: some View {
        Reader(article: article)
//                      ^~~~~~~ info: 'Reader' keeps the 'player' created from its first 'article'; reset it with '.id(…)'
//                      suggested fix: Give 'Reader' a new identity when 'article.id' changes, because a new identity resets all state and focus in 'Reader' and does not animate the change
        Button("Next") { article = Article(id: 2, body: "Hello") }
    }
}
// --- fixed
import Observation
import SwiftUI

struct Article: Equatable {
    let id: Int
    var body: String
}

@Observable final class Player {
    let id: Int
    var isPlaying = false

    init(id: Int) { self.id = id }
}

struct Reader: View {
    let article: Article
    @State private var player: Player
    @State private var count = 0

    init(article: Article) {
        self.article = article
        _player = State(initialValue: Player(id: article.id))
    }

    var body: some View {
        Text("\(count) words")
        Button("\(player.id)") { player.isPlaying.toggle() }
            .onChange(of: article.body) { countWords() }
    }

    private func countWords() { count = article.body.split(separator: " ").count }
}

struct Home: View {
    @State private var article = Article(id: 1, body: "")

    var body: some View {
        Reader(article: article).id(article.id)
        Button("Next") { article = Article(id: 2, body: "Hello") }
    }
}
