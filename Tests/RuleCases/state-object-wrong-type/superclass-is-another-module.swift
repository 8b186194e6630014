// The superclass is another module's

import Shared
import SwiftUI

final class Player: SharedViewModel {}

struct Home: View {
    @StateObject private var player = Player()
    var body: some View { Text("Home") }
}
