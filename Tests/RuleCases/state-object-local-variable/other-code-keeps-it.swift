// A property of the view keeps the object, too

import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

final class Handler {
    let model: Model

    init(_ model: Model) { self.model = model }
}

struct Home: View {
    @StateObject private var model: Model
    private let handler: Handler

    init() {
        let model = Model()
        _model = StateObject(wrappedValue: model)
        handler = Handler(model)
    }

    var body: some View {
        Text("\(model.count)").onTapGesture { handler.model.count += 1 }
    }
}

struct Detail: View {
    @StateObject private var model: Model
    private let action: () -> Void

    init() {
        let model = Model()
        _model = StateObject(wrappedValue: model)
        action = { model.count += 1 }
    }

    var body: some View { Text("\(model.count)").onTapGesture(perform: action) }
}
