// On which thread a service of the project calls back is not known; a framework's does not promise the main thread
// built with: default isolation nonisolated

import Foundation
import SwiftUI

final class LoginService {
    func login(_ done: @escaping (Bool) -> Void) { done(true) }
}

@Observable final class Login {
    private let service = LoginService()
    var hasFailed = false

    func login() {
        service.login { [weak self] isOK in self?.hasFailed = !isOK }
    }
}

@Observable final class Page {
//                      ^~~~ info: 'Page' may change on another thread while views read it; isolate it with @MainActor
//                      suggested fix: Isolate 'Page' to the main actor, because code outside the main actor can then use 'Page' only with 'await'
    private let session = URLSession.shared
    var title = ""

    func load(_ url: URL) {
        session.dataTask(with: url) { _, _, _ in self.title = "Loaded" }.resume()
    }
}

protocol Feed {
    func load(_ done: @escaping ([String]) -> Void)
}

@Observable final class News {
    private let feed: any Feed
    private let archive: Feed
    var titles: [String] = []

    init(feed: any Feed, archive: Feed) {
        self.feed = feed
        self.archive = archive
    }

    func load() {
        feed.load { self.titles = $0 }
        archive.load { self.titles = $0 }
    }
}

struct NewsView: View {
    let news: News
    var body: some View { Text("\(news.titles.count)") }
}

struct LoginView: View {
    @State private var login = Login()
    @State private var page = Page()
    var body: some View { Text("\(login.hasFailed) \(page.title)") }
}
// --- fixed
import Foundation
import SwiftUI

final class LoginService {
    func login(_ done: @escaping (Bool) -> Void) { done(true) }
}

@Observable final class Login {
    private let service = LoginService()
    var hasFailed = false

    func login() {
        service.login { [weak self] isOK in self?.hasFailed = !isOK }
    }
}

@MainActor @Observable final class Page {
    private let session = URLSession.shared
    var title = ""

    func load(_ url: URL) {
        session.dataTask(with: url) { _, _, _ in self.title = "Loaded" }.resume()
    }
}

protocol Feed {
    func load(_ done: @escaping ([String]) -> Void)
}

@Observable final class News {
    private let feed: any Feed
    private let archive: Feed
    var titles: [String] = []

    init(feed: any Feed, archive: Feed) {
        self.feed = feed
        self.archive = archive
    }

    func load() {
        feed.load { self.titles = $0 }
        archive.load { self.titles = $0 }
    }
}

struct NewsView: View {
    let news: News
    var body: some View { Text("\(news.titles.count)") }
}

struct LoginView: View {
    @State private var login = Login()
    @State private var page = Page()
    var body: some View { Text("\(login.hasFailed) \(page.title)") }
}
