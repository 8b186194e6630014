// An object that the caller holds

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject var model: Model
//                   ^~~~~ warning: 'Detail' keeps its first 'model', which a caller owns; observe it with @ObservedObject
//                   suggested fix: Observe 'model' with @ObservedObject, because 'Detail' then no longer keeps the object alive

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
