// Of several properties that are left out, the one that code changes is named, and all of them are compared

import SwiftUI

struct Article: Codable, Identifiable, Equatable {
    let id: Int
    var title: String
    var progress: Double
    var text: String
    static func == (a: Article, b: Article) -> Bool { a.id == b.id }
//              ^~ warning: '==' of 'Article' leaves out 'progress', so 'ArticleRow' does not update when only 'progress' changes
//              suggested fix: Compare 'progress' and 'title' too, because two values of 'Article' that differ only in 'progress' or 'title' are then different
}

@MainActor
@Observable
final class Library {
    var articles: [Article] = []

    func load() async { articles = await Archive.load() }

    func update(_ id: Int, progress: Double) {
        articles = articles.map {
            var copy = $0
            if copy.id == id { copy.progress = progress }
            return copy
        }
    }
}

enum Archive {
    static func load() async -> [Article] { [] }
}

struct ArticleRow: View {
    let article: Article
    var body: some View { ProgressView(article.title, value: article.progress) }
}

struct LibraryView: View {
    @State private var library = Library()
    var body: some View {
        List(library.articles) { article in ArticleRow(article: article) }
    }
}

struct Level: View, Equatable {
    let name: String
    let value: Double
    let total: Double
    static func == (a: Level, b: Level) -> Bool { a.name == b.name }
//              ^~ warning: '==' of 'Level' leaves out 'value', so the view does not update when only 'value' changes
//              suggested fix: Compare 'value' and 'total' too, because two values of 'Level' that differ only in 'value' or 'total' are then different
    var body: some View { ProgressView(name, value: value, total: total) }
}

struct Levels: View {
    @State private var value = 0.0
    @State private var total = 1.0

    var body: some View {
        Level(name: "Level", value: value, total: total).equatable()
        Button("Next") { value += 0.1 }
        Button("More") { total += 1 }
    }
}
// --- fixed
import SwiftUI

struct Article: Codable, Identifiable, Equatable {
    let id: Int
    var title: String
    var progress: Double
    var text: String
    static func == (a: Article, b: Article) -> Bool { a.id == b.id && a.progress == b.progress && a.title == b.title }
}

@MainActor
@Observable
final class Library {
    var articles: [Article] = []

    func load() async { articles = await Archive.load() }

    func update(_ id: Int, progress: Double) {
        articles = articles.map {
            var copy = $0
            if copy.id == id { copy.progress = progress }
            return copy
        }
    }
}

enum Archive {
    static func load() async -> [Article] { [] }
}

struct ArticleRow: View {
    let article: Article
    var body: some View { ProgressView(article.title, value: article.progress) }
}

struct LibraryView: View {
    @State private var library = Library()
    var body: some View {
        List(library.articles) { article in ArticleRow(article: article) }
    }
}

struct Level: View, Equatable {
    let name: String
    let value: Double
    let total: Double
    static func == (a: Level, b: Level) -> Bool { a.name == b.name && a.value == b.value && a.total == b.total }
    var body: some View { ProgressView(name, value: value, total: total) }
}

struct Levels: View {
    @State private var value = 0.0
    @State private var total = 1.0

    var body: some View {
        Level(name: "Level", value: value, total: total).equatable()
        Button("Next") { value += 0.1 }
        Button("More") { total += 1 }
    }
}
