// The conformance is an extension's

import SwiftUI

class Model {
//    ^~~~~ hint: 'Model' can be an @Observable class, so views update only for the properties that they read
//    suggested fix: Migrate 'Model' to @Observable, because views then update only when a property that they read changes, and this edits 3 places in this file
    @Published var rows: [String] = []
}

extension Model: ObservableObject, Identifiable {}
// --- fixed
import SwiftUI

@Observable class Model {
    var rows: [String] = []
}

extension Model: Identifiable {}
