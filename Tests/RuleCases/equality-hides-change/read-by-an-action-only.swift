// The computed property that reads it is used by an action alone

import SwiftUI

struct Track: Equatable, Identifiable {
    let id: String
    var title: String
    var isLiked: Bool

    static func == (a: Track, b: Track) -> Bool { a.id == b.id }
}

struct Row: View {
    let track: Track
    var body: some View { Button(track.title) { print(state) } }
    private var state: String { track.isLiked ? "liked" : "" }
}

struct Tracks: View {
    @State private var tracks: [Track] = []

    var body: some View {
        ForEach(tracks) { Row(track: $0) }
        Button("Like") { tracks[0].isLiked = true }
    }
}
