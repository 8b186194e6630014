// The caller's own object is passed

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var content: Model

    init(model: Model) {
//       ^~~~~ info: 'Detail' ignores every 'model' except the first; use @ObservedObject for an object that a caller owns
//       suggested fix: Observe 'content' with @ObservedObject, because 'Detail' then no longer keeps the object alive
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
