// Created in place where nothing is passed: callers that pass an object own theirs

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @Bindable var model = Model()
//                ^~~~~ info: Every caller passes 'model', so the app never uses this initial value; delete it

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

struct Home: View {
    @State private var model = Model()

    var body: some View {
        Editor(model: model)
    }
}
