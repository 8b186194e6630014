// A class that nothing can observe

import SwiftUI

final class Player {}

struct Home: View {
    @StateObject private var player = Player()
//                           ^~~~~~ error: @StateObject requires an ObservableObject, but 'Player' does not conform to it

    var body: some View { Text("Home") }
}
