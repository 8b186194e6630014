// An object that is built again follows what callers pass, and a kept one would not

import SwiftUI

final class Thumbnail: ObservableObject {
    @Published var text = ""
    let page: Int
    init(page: Int) { self.page = page }
    func load() { text = "\(page)" }
}

struct ThumbnailView: View {
    @ObservedObject private var thumbnail: Thumbnail

    init(page: Int) {
        _thumbnail = ObservedObject(wrappedValue: Thumbnail(page: page))
    }

    var body: some View {
        Text(thumbnail.text).onAppear { thumbnail.load() }
    }
}

struct Reader: View {
    @State private var page = 0

    var body: some View {
        ThumbnailView(page: page)
        Button("Next") { page += 1 }
    }
}
