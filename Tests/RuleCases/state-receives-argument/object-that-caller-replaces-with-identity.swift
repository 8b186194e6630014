// Who replaces the object gives the view another identity

import SwiftUI

@Observable
final class Model {
    var title = ""
}

struct Detail: View {
    @State var model: Model
//             ^~~~~ info: 'Detail' never sets 'model', so @State only keeps its first value; make it a plain 'let'
//             suggested fix: Make 'model' a plain 'let', because 'Detail' then shows later values too

    var body: some View { Text(model.title) }
}

struct Home: View {
    @State private var model = Model()
    @State private var reset = 0

    var body: some View {
        Detail(model: model).id(reset)
        Button("New") {
            model = Model()
            reset += 1
        }
    }
}
// --- fixed
import SwiftUI

@Observable
final class Model {
    var title = ""
}

struct Detail: View {
    let model: Model

    var body: some View { Text(model.title) }
}

struct Home: View {
    @State private var model = Model()
    @State private var reset = 0

    var body: some View {
        Detail(model: model).id(reset)
        Button("New") {
            model = Model()
            reset += 1
        }
    }
}
