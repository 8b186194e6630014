// Observers that are called as often as before: of a property with a wrapper already by what they set themselves

import SwiftUI

final class Model: ObservableObject {
//          ^~~~~ hint: 'Model' can be an @Observable class, so views update only for the properties that they read
//          suggested fix: Migrate 'Model' to @Observable, because views then update only when a property that they read changes, and this edits 4 places in this file
    @Published var query = "" {
        didSet { if query.count > 9 { query = "" } }
    }
    @Published var age = 0 {
        didSet { print(oldValue, age) }
    }
    var name: String {
        willSet { print(newValue) }
    }

    init(name: String) {
        self.name = name
        age = 1
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var query = "" {
        didSet { if query.count > 9 { query = "" } }
    }
    var age = 0 {
        didSet { print(oldValue, age) }
    }
    var name: String {
        willSet { print(newValue) }
    }

    init(name: String) {
        self.name = name
        age = 1
    }
}
