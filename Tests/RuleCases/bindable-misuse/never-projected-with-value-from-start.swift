// Never projected, but it has a value from the start or is replaced: no fix

import SwiftUI

@Observable final class Model {
    static let shared = Model()
    var name = ""
}

struct Row: View {
    @Bindable var model = Model.shared
//                ^~~~~ info: 'Row' never uses '$model', so it does not need @Bindable; a plain 'let' also updates the view

    var body: some View {
        Text(model.name)
    }
}

struct Other: View {
    @Bindable var model: Model
//                ^~~~~ info: 'Other' never uses '$model', so it does not need @Bindable; a plain 'let' also updates the view

    var body: some View {
        Text(model.name)
    }

    mutating func reset() { model = Model.shared }
}
