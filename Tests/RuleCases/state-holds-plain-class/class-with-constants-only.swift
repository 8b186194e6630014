// A getter returns what a constant holds, so there is nothing that could change

import SwiftUI

final class Loop {
    private let tracks: [String]
    var first: String { tracks.first ?? "" }

    init(tracks: [String]) { self.tracks = tracks }
}

struct LoopView: View {
    @State private var loop = Loop(tracks: ["a"])

    var body: some View { Text(loop.first) }
}
