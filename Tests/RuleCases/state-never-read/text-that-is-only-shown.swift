// The initializer fills the text, which may be there only to be selected

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Log(lines: ["a"]) } }
}

struct Log: View {
    @State private var text: String
//                     ^~~~ info: Nothing reads what people type in 'text'; use it, or show it in a 'Text'

    init(lines: [String]) {
        _text = State(initialValue: lines.joined(separator: "\n"))
    }

    var body: some View { TextEditor(text: $text) }
}
