// Where a call creates the object, the view is its owner, and a plain property would lose it on every update

import Observation
import SwiftUI

@MainActor @Observable final class RowModel {
    var isOpen = false
}

struct Row: View {
    @State var model: RowModel
    var body: some View { Button("Open") { model.isOpen = true } }
}

struct Rows: View {
    var body: some View { Row(model: RowModel()) }
}

struct Detail: View {
    let model: RowModel
    var body: some View { Row(model: model) }
}
