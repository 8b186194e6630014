// A struct that is no view, and a value that is no object

import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
}

struct Settings {
    let model = Model()
}

struct Options {
    var isOn = false
}

struct Card: View {
    private let options = Options()

    var body: some View {
        Text("\(options.isOn)")
    }
}
