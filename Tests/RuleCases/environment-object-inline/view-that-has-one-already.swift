// A view that has such an object already does not need a second one

import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Stepper("\(model.count)", value: $model.count)
        Text("Below").environmentObject(Model())
//                                      ^~~~~~~ info: Every update of 'Home' re-creates this 'Model' and loses its state; inject 'model' instead
//                                      suggested fix: Inject 'model', because the views below then share the object that the view already has
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Stepper("\(model.count)", value: $model.count)
        Text("Below").environmentObject(model)
    }
}
