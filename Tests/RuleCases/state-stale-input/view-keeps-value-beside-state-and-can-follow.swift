// The view keeps the value beside the state and can follow it

import SwiftUI

struct Editor: View {
    let name: String
    @State private var text: String

    init(name: String) {
//       ^~~~ hint: The state 'text' begins with the first 'name' that 'Editor' is given and ignores later ones
//       suggested fix: Set 'text' again when it changes, because what the user has changed in 'Editor' meanwhile is overwritten
        self.name = name
        _text = State(initialValue: name)
    }

    var body: some View {
        VStack {
            Text(name)
            TextField("Name", text: $text)
        }
        .padding()
    }
}
// --- fixed
import SwiftUI

struct Editor: View {
    let name: String
    @State private var text: String

    init(name: String) {
        self.name = name
        _text = State(initialValue: name)
    }

    var body: some View {
        VStack {
            Text(name)
            TextField("Name", text: $text)
        }
        .padding()
        .onChange(of: name) { newName in text = newName }
    }
}
