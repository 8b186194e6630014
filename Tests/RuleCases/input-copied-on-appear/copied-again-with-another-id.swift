// The copy is made again only for another element
// needs manual work: the view also sets the copy itself

import SwiftUI

struct Message: Identifiable {
    let id: Int
    var text = ""
}

struct Detail: View {
    let message: Message
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
        Button(text) { isOn.toggle() }
            .onAppear { text = message.text }
//                      ^~~~~~~~~~~~~~~~~~~ hint: 'text' copies 'message.text' only when 'Detail' appears, so it never shows later values
            .onChange(of: message.id) { text = message.text + (isOn ? "!" : "") }
    }
}

struct Home: View {
    @State private var messages: [Message] = []

    var body: some View {
        ForEach(messages) { Detail(message: $0) }
        Button("Edit") { messages[0].text = "new" }
    }
}
