// A parameter of another view with the same label

import SwiftUI

struct Label: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Label(name: name)
    }
}
