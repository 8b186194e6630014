// An object that lives on

import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
    init(id: Int = 0) {}
}

@Observable final class ObsModel {}

struct A: View {
    @StateObject private var model = Model()
    var body: some View {
        Text("").environmentObject(Model.shared)
        Text("").environmentObject(model)
        Text("").environment(\.locale, Locale(identifier: "de"))
    }
}
