// A function that draws passes its parameter to the row

import SwiftUI

struct Track: Equatable, Identifiable {
    let id: String
    var title: String
    var isLiked: Bool

    static func == (a: Track, b: Track) -> Bool { a.id == b.id }
//              ^~ warning: '==' of 'Track' leaves out 'isLiked', so 'Row' does not update when only 'isLiked' changes
//              suggested fix: Compare 'isLiked' too, because two values of 'Track' that differ only in 'isLiked' are then different
}

struct Row: View {
    let track: Track
    var body: some View { Text(track.title + (track.isLiked ? "!" : "")) }
}

struct Tracks: View {
    @State private var tracks: [Track] = []

    var body: some View {
        List { ForEach(tracks) { row(for: $0) } }
        Button("Like") { tracks[0].isLiked.toggle() }
    }

    private func row(for track: Track) -> some View { Row(track: track) }
}
// --- fixed
import SwiftUI

struct Track: Equatable, Identifiable {
    let id: String
    var title: String
    var isLiked: Bool

    static func == (a: Track, b: Track) -> Bool { a.id == b.id && a.isLiked == b.isLiked }
}

struct Row: View {
    let track: Track
    var body: some View { Text(track.title + (track.isLiked ? "!" : "")) }
}

struct Tracks: View {
    @State private var tracks: [Track] = []

    var body: some View {
        List { ForEach(tracks) { row(for: $0) } }
        Button("Like") { tracks[0].isLiked.toggle() }
    }

    private func row(for track: Track) -> some View { Row(track: track) }
}
