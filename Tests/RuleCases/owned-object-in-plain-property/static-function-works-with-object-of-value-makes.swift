// A static function works with the object of a value that it makes

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

struct Card: View {
    private let model = LegacyModel()
//              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//              suggested fix: Keep 'model' with @StateObject, because 'model' is used at Example.swift:21, where no view is installed

    var body: some View {
        Text(model.name)
    }

    static func named(_ name: String) -> Self {
        let card = Self()
        card.model.name = name
        return card
    }
}
// --- fixed
import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

struct Card: View {
    @StateObject private var model = LegacyModel()

    var body: some View {
        Text(model.name)
    }

    static func named(_ name: String) -> Self {
        let card = Self()
        card.model.name = name
        return card
    }
}
