// Only a controller shows the view, which nobody builds again
// built with: SDK 26

import SwiftUI
import UIKit

@Observable final class Player {
    var title = ""
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    @State private var player = Player()

    var body: some View {
        Text(player.title)
    }
}

final class Screen: UIViewController {
    func open() {
        present(UIHostingController(rootView: Home()), animated: true)
    }
}
