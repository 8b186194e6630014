// A getter returns closures and calls a function that read the inner object when something happens

import SwiftUI
import Combine

final class Filter: ObservableObject {
    @Published var limit = 1.0
}

final class Model: ObservableObject {
    @Published var items: [Double] = []
    @Published var filter = Filter()
    var reset: () -> Void { { self.items = [self.filter.limit] } }
    var work: Task<Void, Never> {
        func run() { items = [filter.limit] }
        return Task { run() }
    }
}

struct Home: View {
    @StateObject private var model = Model()
    private var clear: () -> Void { { model.items = [model.filter.limit] } }

    var body: some View {
        Button("Reset", action: model.reset)
        Button("Clear", action: clear)
        Text("\(model.items.count)").task { await model.work.value }
        Slide(filter: model.filter)
    }
}

struct Slide: View {
    @ObservedObject var filter: Filter
    var body: some View { Slider(value: $filter.limit) }
}
