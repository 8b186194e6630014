// No call passes an object, so the view makes one each time

import SwiftUI

final class Model: ObservableObject { @Published var count = 0 }

struct Counter: View {
    @ObservedObject var model: Model
//                      ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//                      suggested fix: Keep 'model' with @StateObject and make it private, because 'model' is created from 'model', and @StateObject ignores later values of it

    init(model: Model? = nil) {
        self.model = model ?? Model()
    }

    var body: some View { Button("\(model.count)") { model.count += 1 } }
}

struct Home: View {
    @State private var round = 0

    var body: some View {
        Counter()
        Button("\(round)") { round += 1 }
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject { @Published var count = 0 }

struct Counter: View {
    @StateObject private var model: Model

    init(model: Model? = nil) {
        _model = StateObject(wrappedValue: model ?? Model())
    }

    var body: some View { Button("\(model.count)") { model.count += 1 } }
}

struct Home: View {
    @State private var round = 0

    var body: some View {
        Counter()
        Button("\(round)") { round += 1 }
    }
}
