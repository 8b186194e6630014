// The comparison returns early

import SwiftUI

struct Track: Equatable, Identifiable {
    let id: String
    var title: String
    var isLiked: Bool

    static func == (a: Track, b: Track) -> Bool {
//              ^~ warning: '==' of 'Track' leaves out 'isLiked', so 'Row' does not update when only 'isLiked' changes
//              suggested fix: Compare 'isLiked' too, because two values of 'Track' that differ only in 'isLiked' are then different
        guard a.id == b.id else { return false }
        return a.title == b.title
    }
}

struct Row: View {
    let track: Track
    var body: some View { Text(track.title + (track.isLiked ? "!" : "")) }
}

struct Tracks: View {
    @State private var tracks: [Track] = []

    var body: some View {
        ForEach(tracks) { Row(track: $0) }
        Button("Like") { tracks[0].isLiked.toggle() }
    }
}
// --- fixed
import SwiftUI

struct Track: Equatable, Identifiable {
    let id: String
    var title: String
    var isLiked: Bool

    static func == (a: Track, b: Track) -> Bool {
        guard a.id == b.id else { return false }
        return a.title == b.title && a.isLiked == b.isLiked
    }
}

struct Row: View {
    let track: Track
    var body: some View { Text(track.title + (track.isLiked ? "!" : "")) }
}

struct Tracks: View {
    @State private var tracks: [Track] = []

    var body: some View {
        ForEach(tracks) { Row(track: $0) }
        Button("Like") { tracks[0].isLiked.toggle() }
    }
}
