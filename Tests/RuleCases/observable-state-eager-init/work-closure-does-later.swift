// Work that a closure does later

import SwiftUI

@Observable final class Player {
    private let begin: () -> Void

    init(files: [String]) {
        begin = { for file in files { print(file) } }
    }
}

struct Home: View {
    @State private var player = Player(files: [])
    var body: some View { Text("Home") }
}
