// A type of another module

import Models
import SwiftUI

struct Home: View {
    @StateObject private var player = Player()
    var body: some View { Text("Home") }
}
