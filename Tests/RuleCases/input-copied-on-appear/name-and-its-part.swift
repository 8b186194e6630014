// The message names the input once, although the code also reads a part of it

import SwiftUI

struct Title: View {
    let name: String
    @State private var text = ""

    var body: some View {
        Text(text).onAppear { text = name.isEmpty ? "-" : name }
//                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ info: 'text' copies 'name' only when 'Title' appears, so it never shows later values
//                            suggested fix: Compute 'text', because 'Title' then shows later values too
    }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        Title(name: name)
        TextField("Name", text: $name)
    }
}
// --- fixed
import SwiftUI

struct Title: View {
    let name: String
    private var text: String { name.isEmpty ? "-" : name }

    var body: some View {
        Text(text)
    }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        Title(name: name)
        TextField("Name", text: $name)
    }
}
