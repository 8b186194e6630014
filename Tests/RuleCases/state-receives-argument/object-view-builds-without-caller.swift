// An object that the view builds itself where no caller passes one: an observed one would be built again and again

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject var model = Model()
//                   ^~~~~ warning: 'Detail' keeps its first 'model', which a caller owns; observe it with @ObservedObject

    var body: some View {
        Text(model.title)
    }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Detail(model: model)
            Detail()
        }
    }
}
