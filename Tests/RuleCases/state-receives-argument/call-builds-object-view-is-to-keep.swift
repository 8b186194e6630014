// The call builds an object that the view is to keep
// also reported by: state-stale-input

import SwiftUI

@Observable final class RowModel {
    var title = ""

    init(title: String) {
        self.title = title
    }
}

struct Row: View {
    @State var model: RowModel

    var body: some View {
        Text(model.title)
    }
}

struct Home: View {
    let title: String

    var body: some View {
        Row(model: .init(title: title))
        Row(model: RowModel(title: title))
    }
}
