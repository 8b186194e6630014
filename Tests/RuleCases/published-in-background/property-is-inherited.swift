// The property belongs to a superclass that isn't isolated
// built with: default isolation nonisolated

import SwiftUI

class Base: ObservableObject {
    @Published var isLoading = false
}

@MainActor
class MainBase: ObservableObject {
    @Published var isLoading = false
}

final class Model: Base {
    func load() {
        DispatchQueue.global().async { self.isLoading = true }
//                                          ^~~~~~~~~ warning: This closure changes 'isLoading' on a background thread, which SwiftUI doesn't allow; use the main thread
    }
}

final class MainModel: MainBase {
    func load() {
        DispatchQueue.global().async { self.show() }
    }

    func show() { isLoading = true }
}

struct Home: View {
    @StateObject private var model = Model()
    @StateObject private var mainModel = MainModel()

    var body: some View {
        Text(model.isLoading || mainModel.isLoading ? "Loading" : "Ready")
            .onAppear {
                model.load()
                mainModel.load()
            }
    }
}
