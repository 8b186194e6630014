// Every caller makes the object: in a local variable, by a computed property, by a function

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
    init(id: Int = 0) {}
}

struct Detail: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
    var body: some View { Text(model.title) }
}

struct Home: View {
    private var made: Model { Model(id: 1) }
    private func make() -> Model { Model(id: 2) }

    var body: some View {
        NavigationStack {
            Text("Home").navigationDestination(for: Int.self) { id in
                let model = Model(id: id)
                Detail(model: model)
            }
            Detail(model: made)
            Detail(model: make())
        }
    }
}
