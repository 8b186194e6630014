// Beside the item of a sheet stands a value that does not change while the sheet is up

import SwiftUI

struct Thread: Identifiable {
    let id: Int
}

final class ThreadModel: ObservableObject {
    @Published var text: String
    init(thread: Int, user: String) { text = "\(thread) \(user)" }
}

struct ThreadView: View {
    @StateObject private var model: ThreadModel

    init(thread: Int, user: String) {
        _model = StateObject(wrappedValue: ThreadModel(thread: thread, user: user))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @AppStorage("user") private var user = ""
    @State private var thread: Thread?

    var body: some View {
        Button("Show") { thread = Thread(id: 1) }
            .sheet(item: $thread) { ThreadView(thread: $0.id, user: user) }
    }
}
