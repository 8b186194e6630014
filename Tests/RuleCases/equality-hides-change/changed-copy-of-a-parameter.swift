// A function changes a copy of its parameter and puts it into the list

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
        List(tracks) { track in
            Row(track: track).swipeActions { Button("Like") { toggle(track) } }
        }
    }

    private func toggle(_ track: Track) {
        var copy = track
        copy.isLiked.toggle()
        if let index = tracks.firstIndex(of: track) { tracks[index] = copy }
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

struct Row: View {
    let track: Track
    var body: some View { Text(track.title + (track.isLiked ? "!" : "")) }
}

struct Tracks: View {
    @State private var tracks: [Track] = []

    var body: some View {
        List(tracks) { track in
            Row(track: track).swipeActions { Button("Like") { toggle(track) } }
        }
    }

    private func toggle(_ track: Track) {
        var copy = track
        copy.isLiked.toggle()
        if let index = tracks.firstIndex(of: track) { tracks[index] = copy }
    }
}
