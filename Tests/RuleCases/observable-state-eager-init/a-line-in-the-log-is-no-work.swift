// A line in the log is no work

import OSLog
import SwiftUI

@Observable final class Game {
    let title: String
    private let logger = Logger(subsystem: "app", category: "game")

    init(title: String) {
        self.title = title
        if title.isEmpty { logger.debug("A game without a title") }
        os_log("Created a game")
    }
}

struct Import: View {
    @State private var game = Game(title: "")

    var body: some View { Text(game.title) }
}
