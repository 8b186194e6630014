// In Swift 6 mode the compiler keeps other tasks out
// built with: language mode 6, default isolation nonisolated

import SwiftUI

@Observable final class Model {
    var n = 0
    func load() async { n = 1 }
}

struct Card: View {
    @State private var model = Model()
    var body: some View { Text("\(model.n)") }
}
