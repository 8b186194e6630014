// Some callers pass one of their own: whether the view owns it is for its author to say

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

struct Card: View {
    var model = Model()
//      ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State

    var body: some View {
        Text(model.name)
    }
}

struct Home: View {
    @State private var model = Model()

    var body: some View {
        Card()
        Card(model: model)
    }
}
