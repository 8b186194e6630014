// The conformance is an extension's

import SwiftUI

class Model {
//    ^~~~~ hint: 'Model' can be an @Observable class, so views update only for the properties that they read
//    suggested fix: Migrate 'Model' to @Observable, because views then update only for what they read, and 3 places in this file change
    @Published var rows: [String] = []
}

extension Model: ObservableObject, Identifiable {}
// --- fixed
import SwiftUI

@Observable class Model {
    var rows: [String] = []
}

extension Model: Identifiable {}
