// A class has no binding of its own property, and neither has a local value, a captured object or a member without a setter

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
    private(set) var title = ""
    let id = 0
    func set(_ value: String) { title = value }
}

@MainActor final class Maker {
    var text = ""
    func binding() -> Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
}

struct Home: View {
    let model: Model
    let unknown: Unknown

    var body: some View {
        TextField("", text: Binding(get: { [model] in model.name }, set: { [model] in model.name = $0 }))
        TextField("", text: Binding(get: { unknown.name }, set: { unknown.name = $0 }))
        field(model)
    }

    private func field(_ model: Model) -> some View {
        TextField("", text: Binding(get: { model.name }, set: { model.name = $0 }))
    }
}
