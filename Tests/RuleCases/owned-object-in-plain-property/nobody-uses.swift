// An object that the view never uses is best not made at all

import SwiftUI

final class Model: ObservableObject { @Published var name = "" }

struct Card: View {
    let model = Model()
//      ^~~~~ info: 'Card' never uses 'model', which every update of the parent re-creates; delete it
//      suggested fix: Delete 'model', because 'model' may keep something alive on purpose
    var body: some View { Text("Card") }
}

struct Passing: View {
    let model = Model()
//      ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//      suggested fix: Keep 'model' with @StateObject and make it private, because every change that 'model' publishes would update 'Passing'
    var body: some View { Shown(model: model) }
}

struct Shown: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.name) }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject { @Published var name = "" }

struct Card: View {
    var body: some View { Text("Card") }
}

struct Passing: View {
    @StateObject private var model = Model()
    var body: some View { Shown(model: model) }
}

struct Shown: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.name) }
}
