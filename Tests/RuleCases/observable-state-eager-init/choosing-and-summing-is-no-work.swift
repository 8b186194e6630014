// Storing arguments, choosing among values, making values and summing them up is no work

import SwiftUI

@Observable final class ListModel {
    let names: [String]
    let title: String
    let count: Int
    var log: [String] = []

    init(names: [String] = [], title: String? = nil) {
        self.names = names
        self.title = if let title, !title.isEmpty {
            title
        } else {
            String(describing: names.count)
        }
        count = names.reduce(0) { $0 + $1.count }
        log.append("made")
    }
}

struct Home: View {
    @State private var model: ListModel
    init() { _model = State(initialValue: ListModel(names: ["a", "b"])) }
    init(_ unused: Void) { _model = State(initialValue: ListModel(title: "Home")) }
    var body: some View { Text(model.title) }
}
