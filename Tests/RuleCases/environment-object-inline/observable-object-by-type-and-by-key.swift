// An observable object, by type and by key, in a view that has members already

import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
    init(id: Int = 0) {}
}

@Observable final class ObsModel {}

struct A: View {
    let obsModel = 0

    // What is shown.
    var body: some View {
        Text("\(obsModel)")
            .environment(ObsModel())
//                       ^~~~~~~~~~ info: Every update of 'A' re-creates this 'ObsModel' and loses its state; keep it with @State
//                       suggested fix: Keep the 'ObsModel' with @State, because the views below then share one 'ObsModel' as long as 'A' exists
    }
}

struct B: View {
    var card: some View {
        Text("").environment(\.model, Model())
//                                    ^~~~~~~ info: Every update of 'B' re-creates this 'Model' and loses its state; keep it with @StateObject
//                                    suggested fix: Keep the 'Model' with @StateObject, because the views below then share one 'Model' as long as 'B' exists
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
    init(id: Int = 0) {}
}

@Observable final class ObsModel {}

struct A: View {
    let obsModel = 0

    @State private var obsModel2 = ObsModel()

    // What is shown.
    var body: some View {
        Text("\(obsModel)")
            .environment(obsModel2)
    }
}

struct B: View {
    @StateObject private var model = Model()

    var card: some View {
        Text("").environment(\.model, model)
    }
}
