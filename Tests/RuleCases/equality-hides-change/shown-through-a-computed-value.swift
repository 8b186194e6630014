// The view reads the property in a computed property that is not a view

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
    var body: some View { Label(track.title, systemImage: icon) }
    private var icon: String { track.isLiked ? "heart.fill" : "heart" }
}

struct Tracks: View {
    @State private var tracks: [Track] = []

    var body: some View {
        ForEach(tracks) { Row(track: $0) }
        Button("Like") { tracks[0].isLiked = true }
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
    var body: some View { Label(track.title, systemImage: icon) }
    private var icon: String { track.isLiked ? "heart.fill" : "heart" }
}

struct Tracks: View {
    @State private var tracks: [Track] = []

    var body: some View {
        ForEach(tracks) { Row(track: $0) }
        Button("Like") { tracks[0].isLiked = true }
    }
}
