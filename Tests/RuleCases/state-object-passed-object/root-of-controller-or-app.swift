// A controller or an app makes its root view once

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
    var body: some View { Text(model.title) }
}

struct Root: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
    var body: some View { Text(model.title) }
}

final class Controller: UIViewController {
    let model = Model()

    func show() {
        let host = UIHostingController(rootView: Detail(model: model))
        addChild(host)
    }
}

@main
struct Main: App {
    @StateObject private var model = Model()

    var body: some Scene {
        WindowGroup { Root(model: model) }
    }
}
