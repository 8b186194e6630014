// The view listens to the object and updates by state of its own

import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

struct Home: View {
    @State private var model = Model()
    @State private var changes = 0

    var body: some View {
        Text("\(model.count) \(changes)").onReceive(model.objectWillChange) { _ in changes += 1 }
    }
}
