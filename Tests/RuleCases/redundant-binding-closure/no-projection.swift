// Without a binding of their own: a class, a local or unwrapped value, a captured object, a member without a setter

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
    @State private var date: Date?

    var body: some View {
        TextField("", text: Binding(get: { [model] in model.name }, set: { [model] in model.name = $0 }))
        TextField("", text: Binding(get: { unknown.name }, set: { unknown.name = $0 }))
        field(model)
        if let date { DatePicker("", selection: Binding(get: { date }, set: { self.date = $0 })) }
        if let day = date { DatePicker("", selection: Binding(get: { day }, set: { date = $0 })) }
    }

    private func field(_ model: Model) -> some View {
        TextField("", text: Binding(get: { model.name }, set: { model.name = $0 }))
    }
}
