// A container of another module may make a new object at each call, which the view then owns

import Observation
import Resolving
import SwiftUI

@Observable final class GraphModel {
    var points: [Double] = []
}

struct GraphView: View {
    @State var model: GraphModel

    var body: some View {
        Text("\(model.points.count)")
    }
}

struct Tabs: View {
    @Environment(\.resolver) private var resolver
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            GraphView(model: resolver.graphModel())
        }
    }
}
