// A comment says why so little is compared

import SwiftUI

struct Video: Codable, Identifiable, Equatable {
    let id: Int
    var title: String

    /// Only compares the id for performance.
    static func == (a: Video, b: Video) -> Bool { a.id == b.id }
//              ^~ hint: '==' of 'Video' leaves out 'title', so 'VideoRow' does not update when only 'title' changes
//              suggested fix: Compare 'title' too, because two values of 'Video' that differ only in 'title' are then different
}

@MainActor
final class Videos: ObservableObject {
    @Published var videos: [Video] = []
    func load() async { videos = await Archive.load() }
}

enum Archive {
    static func load() async -> [Video] { [] }
}

struct VideoRow: View {
    let video: Video
    var body: some View { Text(video.title) }
}

struct VideosView: View {
    @ObservedObject var model: Videos
    var body: some View { List(model.videos) { video in VideoRow(video: video) } }
}
// --- fixed
import SwiftUI

struct Video: Codable, Identifiable, Equatable {
    let id: Int
    var title: String

    /// Only compares the id for performance.
    static func == (a: Video, b: Video) -> Bool { a.id == b.id && a.title == b.title }
}

@MainActor
final class Videos: ObservableObject {
    @Published var videos: [Video] = []
    func load() async { videos = await Archive.load() }
}

enum Archive {
    static func load() async -> [Video] { [] }
}

struct VideoRow: View {
    let video: Video
    var body: some View { Text(video.title) }
}

struct VideosView: View {
    @ObservedObject var model: Videos
    var body: some View { List(model.videos) { video in VideoRow(video: video) } }
}
