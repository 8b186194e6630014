// A generic parameter has the class's name

import SwiftUI

final class Model: ObservableObject {}

struct Home<Model>: View {
    @State private var model: Model
    init(initialModel: Model) { _model = State(initialValue: initialModel) }
    var body: some View { Text("Home") }
}
