// The conformance is an extension's

import SwiftUI

class Model {
//    ^~~~~ hint: 'Model' can be an @Observable class, which views follow property by property
//    suggested fix: Migrate 'Model' to @Observable, because views then follow only what they read, and 3 places of this file change
    @Published var rows: [String] = []
}

extension Model: ObservableObject, Identifiable {}
// --- fixed
import SwiftUI

@Observable class Model {
    var rows: [String] = []
}

extension Model: Identifiable {}
