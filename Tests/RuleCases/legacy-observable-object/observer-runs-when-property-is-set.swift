// An observer that runs when the property is set, and one in the superclass

import SwiftUI

class Model: ObservableObject {
    var query = "" {
        didSet { if query.isEmpty { query = "none" } }
    }
}

class Special: Model {
    @Published var extra = ""
}
