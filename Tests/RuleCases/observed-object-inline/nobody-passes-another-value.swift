// Nobody is known to pass another value, so the object may as well be kept

import SwiftUI

final class Thumbnail: ObservableObject {
    @Published var text = ""
    let page: Int
    init(page: Int) { self.page = page }
    func load() { text = "\(page)" }
}

struct ThumbnailView: View {
    @ObservedObject private var thumbnail: Thumbnail
//                              ^~~~~~~~~ warning: Every update of the parent re-creates 'thumbnail' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'thumbnail' with @StateObject, because 'thumbnail' is created from 'page', and @StateObject ignores later values of it

    init(page: Int) {
        _thumbnail = ObservedObject(wrappedValue: Thumbnail(page: page))
    }

    var body: some View {
        Text(thumbnail.text).onAppear { thumbnail.load() }
    }
}

struct Page: View {
    let page: Int
    var body: some View { ThumbnailView(page: page) }
}

struct Reader: View {
    var body: some View { Page(page: firstPage()) }
    private func firstPage() -> Int { 1 }
}
// --- fixed
import SwiftUI

final class Thumbnail: ObservableObject {
    @Published var text = ""
    let page: Int
    init(page: Int) { self.page = page }
    func load() { text = "\(page)" }
}

struct ThumbnailView: View {
    @StateObject private var thumbnail: Thumbnail

    init(page: Int) {
        _thumbnail = StateObject(wrappedValue: Thumbnail(page: page))
    }

    var body: some View {
        Text(thumbnail.text).onAppear { thumbnail.load() }
    }
}

struct Page: View {
    let page: Int
    var body: some View { ThumbnailView(page: page) }
}

struct Reader: View {
    var body: some View { Page(page: firstPage()) }
    private func firstPage() -> Int { 1 }
}
