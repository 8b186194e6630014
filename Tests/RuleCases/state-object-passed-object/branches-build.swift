// Calls in branches of a condition or of the compiler build the object

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
    var body: some View { Text(model.title) }
}

struct Home: View {
    let isNew: Bool

    var body: some View {
        #if DEBUG
            Detail(model: .init())
        #else
            if isNew {
                Detail(model: Model())
            } else {
                Detail(model: { Model() }())
            }
        #endif
    }
}
