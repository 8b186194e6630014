// The object's class is known from the function that creates it

import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    static func make() -> Model { Model() }
}

final class Container {
    static let shared = Container()
    func makeModel() -> Model { Model() }
}

struct Card: View {
    @State private var model = Model.make()
//                     ^~~~~ warning: 'Card' does not update when 'model.name' changes, because @State does not observe it; use @StateObject
//                     suggested fix: Keep 'model' with @StateObject, because every change that 'model' publishes will update 'Card'
    var body: some View { Text(model.name) }
}

struct Row: View {
    @State private var model = Container.shared.makeModel()
//                     ^~~~~ warning: 'Row' does not update when 'model.name' changes, because @State does not observe it; use @StateObject
//                     suggested fix: Keep 'model' with @StateObject, because every change that 'model' publishes will update 'Row'
    var body: some View { Text(model.name) }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    static func make() -> Model { Model() }
}

final class Container {
    static let shared = Container()
    func makeModel() -> Model { Model() }
}

struct Card: View {
    @StateObject private var model = Model.make()
    var body: some View { Text(model.name) }
}

struct Row: View {
    @StateObject private var model = Container.shared.makeModel()
    var body: some View { Text(model.name) }
}
