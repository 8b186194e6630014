// An object owns its own objects

import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
}

final class Store {
    let model = Model()
}

final class Screen: UIHostingController<Text> {
    let model = Model()
}
