// An object that the caller holds

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject var model: Model
//                   ^~~~~ warning: 'Detail' keeps its first 'model', which a caller owns; observe it with @ObservedObject
//                   suggested fix: Observe 'model' with @ObservedObject, because the object is released with its owner, and 'Detail' no longer keeps it

    var body: some View {
        Text(model.title)
    }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        Detail(model: model)
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.title)
    }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        Detail(model: model)
    }
}
