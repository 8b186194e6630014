// What is changed inside an observable object reaches everybody who has it: the state still keeps the first object

import Observation
import SwiftUI

@MainActor @Observable final class Model {
    var text = ""
    func load() {}
}

struct Caption: View {
    @State var model: Model
//             ^~~~~ warning: 'Caption' never shows later values of 'model', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'model' a plain 'let', because 'Caption' then shows later values too
    var body: some View { Text(model.text).task { model.load() } }
}

struct Clear: View {
    @State var model: Model
//             ^~~~~ warning: 'Clear' never shows later values of 'model', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'model' a plain 'let', because 'Clear' then shows later values too
    var body: some View { Button(model.text) { model.text = "" } }
}

struct Field: View {
    @State var model: Model
//             ^~~~~ warning: 'Field' never shows later values of 'model', because @State keeps the first; use @Bindable
//             suggested fix: Take 'model' with @Bindable, because 'Field' then shows later values too
    var body: some View { TextField("Text", text: $model.text) }
}

struct Home: View {
    @State private var model = Model()
    var body: some View {
        Caption(model: model)
        Clear(model: model)
        Field(model: model)
        Button("New") { model = Model() }
    }
}
// --- fixed
import Observation
import SwiftUI

@MainActor @Observable final class Model {
    var text = ""
    func load() {}
}

struct Caption: View {
    let model: Model
    var body: some View { Text(model.text).task { model.load() } }
}

struct Clear: View {
    let model: Model
    var body: some View { Button(model.text) { model.text = "" } }
}

struct Field: View {
    @Bindable var model: Model
    var body: some View { TextField("Text", text: $model.text) }
}

struct Home: View {
    @State private var model = Model()
    var body: some View {
        Caption(model: model)
        Clear(model: model)
        Field(model: model)
        Button("New") { model = Model() }
    }
}
