// A generic parameter that has to be observable, whatever else has its name

import SwiftUI

struct Model {}

struct Home<Model: ObservableObject>: View {
    @StateObject private var model: Model
    init(make: @autoclosure @escaping () -> Model) { _model = StateObject(wrappedValue: make()) }
    var body: some View { Text("Home") }
}
