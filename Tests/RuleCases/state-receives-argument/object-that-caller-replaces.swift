// The caller assigns another object to its state

import SwiftUI

@Observable
final class Model {
    var title = ""
}

struct Detail: View {
    @State var model: Model
//             ^~~~~ warning: 'Detail' never shows later values of 'model', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'model' a plain 'let', because 'Detail' then shows later values too

    var body: some View { Text(model.title) }
}

struct Home: View {
    @State private var model = Model()

    var body: some View {
        Detail(model: model)
        Button("New") { model = Model() }
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

    var body: some View {
        Detail(model: model)
        Button("New") { model = Model() }
    }
}
