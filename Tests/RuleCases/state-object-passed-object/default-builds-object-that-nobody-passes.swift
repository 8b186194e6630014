// The default argument builds the object, and no caller passes another

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model
    init(model: Model = .init(), title: String = "") { _model = StateObject(wrappedValue: model) }
    var body: some View { Text(model.title) }
}

struct Home: View {
    var body: some View {
        Detail()
        Detail(title: "Other")
    }
}
