// A closure that runs within a getter of the outer object or of the view reads the inner object

import SwiftUI
import Combine

final class Filter: ObservableObject {
    @Published var limit = 1.0
}

final class Model: ObservableObject {
    @Published var items: [Double] = []
    @Published var filter = Filter()
//                 ^~~~~~ info: 'Home' does not update for changes inside 'filter'; pass it to a view that observes it
    init() {}
    var visible: [Double] { items.filter { $0 <= filter.limit } }
}

struct Home: View {
    @StateObject private var model = Model()
    var body: some View { List(model.visible, id: \.self) { Text("\($0)") } }
}

final class Library: ObservableObject {
    @Published var items: [Double] = []
    @Published var filter = Filter()
//                 ^~~~~~ info: 'Shelf' does not update for changes inside 'filter'; pass it to a view that observes it
    init() {}
}

struct Shelf: View {
    @ObservedObject var library: Library
    private var sorted: [Double] {
        library.items.sorted { abs($0 - library.filter.limit) < abs($1 - library.filter.limit) }
    }
    var body: some View { List(sorted, id: \.self) { Text("\($0)") } }
}

struct Slide: View {
    @ObservedObject var filter: Filter
    var body: some View { Slider(value: $filter.limit) }
}
