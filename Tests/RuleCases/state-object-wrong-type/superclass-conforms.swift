// The superclass conforms

import SwiftUI

class Model: ObservableObject {}
final class Player: Model {}

struct Home: View {
    @StateObject private var player = Player()
    var body: some View { Text("Home") }
}
