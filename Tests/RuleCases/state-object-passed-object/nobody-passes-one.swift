// Nobody passes one
// also reported by: private-state

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject var model = Model()

    var body: some View {
        Text(model.title)
    }
}
