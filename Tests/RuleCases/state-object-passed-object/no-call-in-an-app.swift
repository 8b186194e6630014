// No code of the app creates the view yet, so its calls may create the object for it

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(model: Model) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text(model.title) }
}

@main
struct Example: App {
    var body: some Scene { WindowGroup { Text("Hello") } }
}
