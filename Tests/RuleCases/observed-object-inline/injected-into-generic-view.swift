// Injected into a generic view

import SwiftUI

protocol Playing: ObservableObject {}

struct PlayerView<Model: Playing>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("Player")
    }
}
