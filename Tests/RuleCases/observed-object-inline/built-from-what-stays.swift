// What the object is built from stays the same, so a kept one loses nothing

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

struct Cover: View {
    @State private var isOpen = false

    var body: some View {
        ThumbnailView(page: 1)
        Toggle("Open", isOn: $isOpen)
    }
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

struct Cover: View {
    @State private var isOpen = false

    var body: some View {
        ThumbnailView(page: 1)
        Toggle("Open", isOn: $isOpen)
    }
}
