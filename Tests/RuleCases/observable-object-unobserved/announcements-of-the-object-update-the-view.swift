// The announcements of the object update the view

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Card: View {
    let model: Model
    @State private var version = 0

    var body: some View {
        Text(model.title).id(version).onReceive(model.objectWillChange) { version += 1 }
    }
}
