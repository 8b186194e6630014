// A view receives the whole list and shows its elements

import SwiftUI

struct Track: Equatable, Identifiable {
    let id: String
    var title: String
    var isLiked: Bool

    static func == (a: Track, b: Track) -> Bool { a.id == b.id }
//              ^~ warning: '==' of 'Track' leaves out 'isLiked', so 'Rows' does not update when only 'isLiked' changes
//              suggested fix: Compare 'isLiked' too, because two values of 'Track' that differ only in 'isLiked' are then different
}

struct Rows: View {
    let tracks: [Track]

    var body: some View {
        ForEach(tracks) { track in Text(track.title + (track.isLiked ? "!" : "")) }
    }
}

struct Tracks: View {
    @State private var tracks: [Track] = []

    var body: some View {
        Rows(tracks: tracks)
        Button("Like") { tracks[0].isLiked.toggle() }
    }
}
// --- fixed
import SwiftUI

struct Track: Equatable, Identifiable {
    let id: String
    var title: String
    var isLiked: Bool

    static func == (a: Track, b: Track) -> Bool { a.id == b.id && a.isLiked == b.isLiked }
}

struct Rows: View {
    let tracks: [Track]

    var body: some View {
        ForEach(tracks) { track in Text(track.title + (track.isLiked ? "!" : "")) }
    }
}

struct Tracks: View {
    @State private var tracks: [Track] = []

    var body: some View {
        Rows(tracks: tracks)
        Button("Like") { tracks[0].isLiked.toggle() }
    }
}
