// Inputs are meant to come from outside

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Row: View {
    @Binding var isOn: Bool
    @ObservedObject var model: Model
    let title: String

    var body: some View {
        Toggle(title, isOn: $isOn)
    }
}
