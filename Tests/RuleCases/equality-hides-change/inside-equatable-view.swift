// The view is wrapped in an 'EquatableView'

import SwiftUI

struct ChartView: View, Equatable {
    let points: [Double]
    let title: String

    static func == (a: ChartView, b: ChartView) -> Bool { a.points == b.points }
//              ^~ warning: '==' of 'ChartView' leaves out 'title', so the view does not update when only 'title' changes
//              suggested fix: Compare 'title' too, because two values of 'ChartView' that differ only in 'title' are then different

    var body: some View { Text("\(title) \(points.count)") }
}

struct Report: View {
    @State private var points: [Double] = []
    @State private var title = ""

    var body: some View {
        EquatableView(content: ChartView(points: points, title: title))
        Button("Rename") { title = "Other" }
        Button("Add") { points.append(1) }
    }
}

struct GaugeView: View, Equatable {
    let value: Double
    let name: String

    static func == (a: GaugeView, b: GaugeView) -> Bool { a.value == b.value }

    var body: some View { Text("\(name) \(value)") }
}

struct Panel: View {
    @State private var value = 0.0

    var body: some View {
        EquatableView(content: GaugeView(value: value, name: "Speed"))
        Button("Faster") { value += 1 }
    }
}
// --- fixed
import SwiftUI

struct ChartView: View, Equatable {
    let points: [Double]
    let title: String

    static func == (a: ChartView, b: ChartView) -> Bool { a.points == b.points && a.title == b.title }

    var body: some View { Text("\(title) \(points.count)") }
}

struct Report: View {
    @State private var points: [Double] = []
    @State private var title = ""

    var body: some View {
        EquatableView(content: ChartView(points: points, title: title))
        Button("Rename") { title = "Other" }
        Button("Add") { points.append(1) }
    }
}

struct GaugeView: View, Equatable {
    let value: Double
    let name: String

    static func == (a: GaugeView, b: GaugeView) -> Bool { a.value == b.value }

    var body: some View { Text("\(name) \(value)") }
}

struct Panel: View {
    @State private var value = 0.0

    var body: some View {
        EquatableView(content: GaugeView(value: value, name: "Speed"))
        Button("Faster") { value += 1 }
    }
}
