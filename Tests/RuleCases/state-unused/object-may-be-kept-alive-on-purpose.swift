// An object that may be kept alive on purpose

import Sounds
import SwiftUI

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ hint: 'Home' never uses its state 'player'; delete it
//                     suggested fix: Delete 'player', because 'player' may keep something alive on purpose
    var body: some View { Text("Home") }
}
// --- fixed
import Sounds
import SwiftUI

struct Home: View {
    var body: some View { Text("Home") }
}
