// Kept in state and changed on purpose

import SwiftUI

struct Home: View {
    @State private var refreshToken = UUID()

    var body: some View {
        List {
            Button("Again") { refreshToken = UUID() }
        }
        .id(refreshToken)
    }
}
