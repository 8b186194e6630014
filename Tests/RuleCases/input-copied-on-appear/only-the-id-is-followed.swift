// Code changes another member than the one that restarts the task

import SwiftUI

struct Message: Identifiable {
    let id: Int
    var text = ""
    var isRead = false
}

struct MessageView: View {
    let message: Message
    @State private var text = ""

    var body: some View { Text(text).task(id: message.id) { text = message.text } }
//                                                          ^~~~~~~~~~~~~~~~~~~ hint: 'text' copies 'message.text' only when 'MessageView' appears, so it never shows later values
//                                                          suggested fix: Compute 'text', because 'MessageView' then shows later values too
}

struct Held: View {
    let message: Message
    @State private var text = ""

    var body: some View { Text(text).task(id: message.id) { text = message.text } }
//                                                          ^~~~~~~~~~~~~~~~~~~ hint: 'text' copies 'message.text' only when 'Held' appears, so it never shows later values
//                                                          suggested fix: Compute 'text', because 'Held' then shows later values too
}

struct Home: View {
    @State private var messages: [Message] = []
    @State private var draft = Message(id: 0)

    var body: some View {
        ForEach(messages) { MessageView(message: $0) }
        Held(message: draft)
        Button("Edit") {
            messages[0].text = "new"
            draft.text = "new"
        }
    }
}
// --- fixed
import SwiftUI

struct Message: Identifiable {
    let id: Int
    var text = ""
    var isRead = false
}

struct MessageView: View {
    let message: Message
    private var text: String { message.text }

    var body: some View { Text(text) }
}

struct Held: View {
    let message: Message
    private var text: String { message.text }

    var body: some View { Text(text) }
}

struct Home: View {
    @State private var messages: [Message] = []
    @State private var draft = Message(id: 0)

    var body: some View {
        ForEach(messages) { MessageView(message: $0) }
        Held(message: draft)
        Button("Edit") {
            messages[0].text = "new"
            draft.text = "new"
        }
    }
}
