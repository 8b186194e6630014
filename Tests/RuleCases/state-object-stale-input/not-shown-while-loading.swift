// A view that is not shown while its input is loaded is created again for the next value

import SwiftUI

final class ChartModel: ObservableObject {
    @Published var range: Int
    init(range: Int) { self.range = range }
}

struct Chart: View {
    @StateObject private var model: ChartModel

    init(range: Int) { _model = StateObject(wrappedValue: ChartModel(range: range)) }

    var body: some View { Text("\(model.range)").onTapGesture { model.range += 1 } }
}

enum Phase {
    case loading
    case loaded(Int)
}

@MainActor final class DetailModel: ObservableObject {
    @Published var range = 0
    @Published var isLoading = false
    @Published var isOpen = false
    @Published var phase = Phase.loading

    func load(_ range: Int) async {
        isLoading = true
        phase = .loading
        self.range = range
        phase = .loaded(range)
        isLoading = false
    }
}

struct Detail: View {
    @StateObject private var model = DetailModel()

    var body: some View {
        Button("Load") { Task { await model.load(model.range + 1) } }
        Button("Next") { model.range += 1 }
        if model.isLoading {
            ProgressView()
        } else {
            Chart(range: model.range)
        }
        if !model.isLoading, model.isOpen { Chart(range: model.range) }
        if model.isOpen { Chart(range: model.range) }
//                                     ^~~~~~~~~~~ info: 'Chart' keeps the 'model' created from its first 'range'; reset it with '.id(…)'
//                                     suggested fix: Give 'Chart' a new identity when 'model.range' changes, because a new identity resets all state and focus in 'Chart', re-creates its model, and does not animate the change
        switch model.phase {
        case .loading: ProgressView()
        case .loaded(let range): Chart(range: range)
        }
    }
}
// --- fixed
import SwiftUI

final class ChartModel: ObservableObject {
    @Published var range: Int
    init(range: Int) { self.range = range }
}

struct Chart: View {
    @StateObject private var model: ChartModel

    init(range: Int) { _model = StateObject(wrappedValue: ChartModel(range: range)) }

    var body: some View { Text("\(model.range)").onTapGesture { model.range += 1 } }
}

enum Phase {
    case loading
    case loaded(Int)
}

@MainActor final class DetailModel: ObservableObject {
    @Published var range = 0
    @Published var isLoading = false
    @Published var isOpen = false
    @Published var phase = Phase.loading

    func load(_ range: Int) async {
        isLoading = true
        phase = .loading
        self.range = range
        phase = .loaded(range)
        isLoading = false
    }
}

struct Detail: View {
    @StateObject private var model = DetailModel()

    var body: some View {
        Button("Load") { Task { await model.load(model.range + 1) } }
        Button("Next") { model.range += 1 }
        if model.isLoading {
            ProgressView()
        } else {
            Chart(range: model.range)
        }
        if !model.isLoading, model.isOpen { Chart(range: model.range) }
        if model.isOpen { Chart(range: model.range).id(model.range) }
        switch model.phase {
        case .loading: ProgressView()
        case .loaded(let range): Chart(range: range)
        }
    }
}
