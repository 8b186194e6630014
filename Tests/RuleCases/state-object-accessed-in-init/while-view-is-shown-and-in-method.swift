// While the view is shown, and in a method

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
    func load() {}
}

struct Home: View {
    @StateObject private var model = Model()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text(model.title).task { start() }
    }

    private func start() {
        model.load()
        dismiss()
    }
}
