// Not a view, and not an object of the project

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    @Published var isPlaying = false
    var volume = 1.0

    func stop() {}
}

struct Summary {
    let player: Player

    var text: some Equatable { player.title }
}

struct FolderView: View {
    let folder: Folder

    var body: some View {
        Text(folder.title)
    }
}
