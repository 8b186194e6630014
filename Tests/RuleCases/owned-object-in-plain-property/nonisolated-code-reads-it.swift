// Code outside the main actor can read a constant, but not a variable that belongs to it

import SwiftUI

@Observable
final class Model: Sendable {
    let id = UUID()
}

struct Card: View {
    let model = Model()
//      ^~~~~ info: Every update of the parent re-creates 'model'; keep it with @State
//      suggested fix: Keep 'model' with @State and make it private, because 'tag' uses 'model' outside of the main actor
    let title: String

    var body: some View { Text("\(model.id) \(title)") }

    nonisolated var tag: UUID { model.id }
}
// --- fixed
import SwiftUI

@Observable
final class Model: Sendable {
    let id = UUID()
}

struct Card: View {
    @State private var model = Model()
    let title: String

    var body: some View { Text("\(model.id) \(title)") }

    nonisolated var tag: UUID { model.id }
}
