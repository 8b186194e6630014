// Another file reads it

// --- Card.swift
import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

struct Card: View {
    let model = Model()
//      ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//      suggested fix: Keep 'model' with @State, because 'model' is used at Card+Title.swift:2

    var body: some View {
        Text(model.name)
    }
}
// --- Card+Title.swift
extension Card {
    var title: String { model.name }
}
// --- fixed Card.swift
import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

struct Card: View {
    @State var model = Model()

    var body: some View {
        Text(model.name)
    }
}
