// Views read a model's bindings and miss their changes: one finding for each model

import SwiftUI

final class Model: ObservableObject {
    @Binding var count: Int
//               ^~~~~ hint: Views that observe 'Model' do not update when its @Binding 'count' changes; share an observable object instead
    @Binding var name: String
    init(count: Binding<Int>, name: Binding<String>) {
        _count = count
        _name = name
    }
}

struct Home: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count) \(model.name)") }
}
