// A root view that nothing updates is created once, and users never see what only previews create

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct ContentView: View {
    @StateObject private var model: Model

    init() {
        let model = Model()
        _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text(model.title) }
}

struct Sketch: View {
    @StateObject private var model: Model

    init() {
        let model = Model()
        _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text(model.title) }
}

@main struct Sample: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}

#Preview { Sketch() }
