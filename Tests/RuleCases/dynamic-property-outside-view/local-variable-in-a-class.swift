// There is no view around whose property the variable could become

import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
}

final class Loader {
    func load() {
        @ObservedObject var model = Model()
//                          ^~~~~ warning: @ObservedObject has no effect on the local variable 'model'; remove it
        print(model.name)
    }
}

struct Home: View {
    var body: some View {
        @ObservedObject var model = Model()
//                          ^~~~~ warning: @ObservedObject has no effect on the local variable 'model'; remove it, or move 'model' to a property of the view
        Text(model.name)
    }
}
