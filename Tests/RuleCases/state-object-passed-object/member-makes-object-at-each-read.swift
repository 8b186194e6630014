// A computed property or function of the caller's model makes the object, in one line or several

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
    init(title: String = "") {}
}

final class Parent: ObservableObject {
    @Published var titles: [String] = []
    let isShort = false

    var child: Model { Model() }

    var long: Model {
        let title = titles.joined()
        #if DEBUG
            return Model(title: title)
        #else
            let model = Model(title: title + titles.joined())
            return model
        #endif
    }

    func child(of title: String) -> Model {
        guard isShort else { return Model() }
        switch title {
        case "": return Model()
        default: return Model(title: title)
        }
    }
}

struct Detail: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
    var body: some View { Text(model.title) }
}

struct Home: View {
    @StateObject private var parent = Parent()

    var body: some View {
        Detail(model: parent.child)
        Detail(model: parent.long)
        Detail(model: self.parent.child(of: "first"))
    }
}
