// Plain state takes its value at once anyway

import SwiftUI


struct MovieView: View {
    @State private var text: String

    init() {
        let text = String("Title")
        _text = State(initialValue: text)
    }

    var body: some View {
        Text("Movie")
    }
}
