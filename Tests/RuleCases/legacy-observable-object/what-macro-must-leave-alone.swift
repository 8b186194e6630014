// What the macro must leave alone

import SwiftUI

@propertyWrapper
struct Clamped {
    var wrappedValue: Int
}

final class Model: ObservableObject {
//          ^~~~~ hint: 'Model' can be an @Observable class, so views update only for the properties that they read
//          suggested fix: Migrate 'Model' to @Observable, because views then update only when a property that they read changes, and this edits 5 places in this file
    @Published private(set) var rows: [String] = []
    @Clamped var size = 3
    lazy var first = rows.first
    private let limit = 10
}
// --- fixed
import SwiftUI

@propertyWrapper
struct Clamped {
    var wrappedValue: Int
}

@Observable final class Model {
    private(set) var rows: [String] = []
    @ObservationIgnored @Clamped var size = 3
    @ObservationIgnored lazy var first = rows.first
    private let limit = 10
}
