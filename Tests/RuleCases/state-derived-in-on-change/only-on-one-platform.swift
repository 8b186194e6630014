// On other platforms, the state keeps its initial value

import SwiftUI

struct Player: View {
    let isPlaying: Bool
    @State private var hidesBar = false

    var body: some View {
        Text("Video")
            .toolbar(hidesBar ? .hidden : .visible)
            #if os(iOS)
            .onChange(of: isPlaying) { hidesBar = isPlaying }
            #endif
    }
}
