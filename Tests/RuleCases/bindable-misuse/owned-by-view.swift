// Owned by the view

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @State private var model = Model()

    var body: some View {
        TextField("Name", text: $model.name)
    }
}
