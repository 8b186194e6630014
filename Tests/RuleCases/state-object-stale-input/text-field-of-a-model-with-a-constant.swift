// The model keeps the value in a constant, so only a new identity helps

import SwiftUI

final class ComposeModel: ObservableObject {
    @Published var draft = ""
    let roomID: Int

    init(roomID: Int) { self.roomID = roomID }
}

struct Compose: View {
    @StateObject private var model: ComposeModel

    init(roomID: Int) { _model = StateObject(wrappedValue: ComposeModel(roomID: roomID)) }

    var body: some View {
        Text("\(model.roomID)")
        TextField("Draft", text: $model.draft)
    }
}

struct Home: View {
    @State private var selected: Int?

    var body: some View {
        List(0..<3, id: \.self, selection: $selected) { Text("\($0)") }
        Compose(roomID: selected ?? 0)
//                      ^~~~~~~~~~~~~ info: 'Compose' keeps the 'model' created from its first 'roomID'; reset it with '.id(…)'
//                      suggested fix: Give 'Compose' a new identity when 'selected ?? 0' changes, because a new identity resets all state and focus in 'Compose', re-creates its model, and does not animate the change
    }
}
// --- fixed
import SwiftUI

final class ComposeModel: ObservableObject {
    @Published var draft = ""
    let roomID: Int

    init(roomID: Int) { self.roomID = roomID }
}

struct Compose: View {
    @StateObject private var model: ComposeModel

    init(roomID: Int) { _model = StateObject(wrappedValue: ComposeModel(roomID: roomID)) }

    var body: some View {
        Text("\(model.roomID)")
        TextField("Draft", text: $model.draft)
    }
}

struct Home: View {
    @State private var selected: Int?

    var body: some View {
        List(0..<3, id: \.self, selection: $selected) { Text("\($0)") }
        Compose(roomID: selected ?? 0).id(selected ?? 0)
    }
}
