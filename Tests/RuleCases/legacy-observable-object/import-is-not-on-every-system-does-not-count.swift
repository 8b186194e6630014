// An import that is not there on every system does not count

#if canImport(SwiftUI)
import SwiftUI
#endif
import Foundation

final class Model: ObservableObject {
//          ^~~~~ hint: 'Model' can be an @Observable class, so views update only for the properties that they read
//          suggested fix: Migrate 'Model' to @Observable, because views then update only when a property that they read changes, and this edits 4 places in this file
    @Published var rows: [String] = []
}
// --- fixed
#if canImport(SwiftUI)
import SwiftUI
#endif
import Foundation
import Observation

@Observable final class Model {
    var rows: [String] = []
}
