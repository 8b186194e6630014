// A publisher of the input passes on each new value

import Combine
import SwiftUI

struct Title: View {
    let name: String
    @State private var text = ""

    var body: some View {
        Text(text)
            .onAppear { text = name }
            .onReceive(Just(name)) { text = $0 }
    }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        Title(name: name)
        TextField("Name", text: $name)
    }
}
