// With @Observable, the class would encode other names, and saved data could not be read

import SwiftUI

final class Mode: Codable { var isOffline = false }

struct Home: View {
    @State private var mode = Mode()
//                     ^~~~ hint: 'Home' does not update when 'mode.isOffline' changes, because the class 'Mode' is not @Observable
    var body: some View {
        Text(mode.isOffline ? "Offline" : "Online")
        Button("Switch") { mode.isOffline.toggle() }
    }
}
