// The app's calls use the initializer that takes the object, so no call needs the fallback

import SwiftUI

final class Model: ObservableObject { @Published var count = 0 }

struct Counter: View {
    @ObservedObject var model: Model

    init(model: Model? = nil) {
        self.model = model ?? Model()
    }

    init(shared: Model) {
        model = shared
    }

    var body: some View { Button("\(model.count)") { model.count += 1 } }
}

struct Home: View {
    @StateObject private var model = Model()
    @State private var round = 0

    var body: some View {
        Counter(shared: model)
        Button("\(round)") { round += 1 }
    }
}
