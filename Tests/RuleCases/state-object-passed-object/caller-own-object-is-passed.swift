// The caller's own object is passed

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var content: Model

    init(model: Model) {
//       ^~~~~ warning: 'Detail' ignores every 'model' but the first; observe what a caller owns with @ObservedObject
//       suggested fix: Observe 'content' with @ObservedObject, because the object goes away with its owner, and 'Detail' would not keep it
//       suggested fix: Take 'model' unevaluated and build it once, because 'Detail' then keeps an object of its own where a call builds one
        self._content = .init(wrappedValue: model)
    }

    var body: some View {
        Text(content.title)
    }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        Detail(model: model)
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @ObservedObject private var content: Model

    init(model: Model) {
        self.content = model
    }

    var body: some View {
        Text(content.title)
    }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        Detail(model: model)
    }
}
