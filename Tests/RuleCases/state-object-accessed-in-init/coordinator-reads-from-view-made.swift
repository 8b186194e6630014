// A coordinator reads from the view that made it

import SwiftUI

final class Model: ObservableObject {
    func load() {}
}

struct Field: UIViewRepresentable {
    @StateObject fileprivate var model = Model()

    final class Coordinator {
        let parent: Field
        init(_ parent: Field) {
            self.parent = parent
            parent.model.load()
        }
    }
}
