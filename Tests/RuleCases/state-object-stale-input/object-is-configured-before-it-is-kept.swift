// The initializer passes the values to a new object by a method, before the view keeps it
// also reported by: state-object-local-variable

import SwiftUI

final class ChartModel: ObservableObject {
    @Published private(set) var points: [Int] = []
    @Published var isZoomed = false

    func configure(kind: String, range: Int) {
        points = Array(repeating: kind.count, count: range)
    }
}

struct ChartView: View {
    @StateObject private var model: ChartModel

    init(kind: String, range: Int) {
        let model = ChartModel()
        model.configure(kind: kind, range: range)
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Button("\(model.points.count)") { model.isZoomed.toggle() }
    }
}

struct Home: View {
    @State private var kind = "Steps"
    @State private var range = 7

    var body: some View {
        TextField("Kind", text: $kind)
        Stepper("Days", value: $range)
        ChartView(kind: kind, range: range)
//                      ^~~~ info: 'ChartView' keeps the 'model' created from its first 'kind' and 'range'; reset it with '.id(…)'
//                      suggested fix: Give 'ChartView' a new identity when 'kind' or 'range' changes, because a new identity resets all state and focus in 'ChartView', re-creates its model, and does not animate the change
    }
}
// --- fixed
import SwiftUI

final class ChartModel: ObservableObject {
    @Published private(set) var points: [Int] = []
    @Published var isZoomed = false

    func configure(kind: String, range: Int) {
        points = Array(repeating: kind.count, count: range)
    }
}

struct ChartView: View {
    @StateObject private var model: ChartModel

    init(kind: String, range: Int) {
        let model = ChartModel()
        model.configure(kind: kind, range: range)
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Button("\(model.points.count)") { model.isZoomed.toggle() }
    }
}

struct Home: View {
    @State private var kind = "Steps"
    @State private var range = 7

    private var chartViewIdentity: Int {
        var hasher = Hasher()
        hasher.combine(kind)
        hasher.combine(range)
        return hasher.finalize()
    }

    var body: some View {
        TextField("Kind", text: $kind)
        Stepper("Days", value: $range)
        ChartView(kind: kind, range: range).id(chartViewIdentity)
    }
}
