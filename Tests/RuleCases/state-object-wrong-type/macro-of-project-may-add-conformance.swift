// A macro of the project may add the conformance

import SwiftUI

@ViewModel final class Player {}

struct Home: View {
    @StateObject private var player = Player()
    var body: some View { Text("Home") }
}
