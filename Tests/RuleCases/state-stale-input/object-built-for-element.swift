// The state holds an object that is built from an element, which may change while its row stays
// built with: iOS 17, macOS 14

import SwiftUI

struct Status: Identifiable {
    let id: String
    var text: String
}

@Observable final class RowModel {
    let status: Status
    init(status: Status) { self.status = status }
}

struct Row: View {
    @State private var model: RowModel

    init(status: Status) {
        _model = .init(initialValue: RowModel(status: status))
    }

    var body: some View { Text(model.status.text) }
}

struct Home: View {
    @State private var items: [Status] = []

    var body: some View {
        ForEach(items) { Row(status: $0) }
//                                   ^~ hint: 'Row' keeps the 'model' created from its first 'status'; reset it with '.id(…)'
        Button("Edit") { items[0].text = "new" }
    }
}
