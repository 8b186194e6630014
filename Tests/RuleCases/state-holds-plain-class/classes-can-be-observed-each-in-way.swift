// Classes that can be observed, each in its way

import SwiftUI

@Observable final class Player { var title = "" }
final class Legacy: ObservableObject { @Published var title = "" }
final class Other: Imported { var title = "" }

struct Home: View {
    @State private var player = Player()
    @State private var legacy: Legacy?
    @State private var other = Other()
    var body: some View { Text(player.title + other.title) }
}
