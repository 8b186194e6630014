// Nothing else changes, it is followed, or the id changes with it
// also reported by: state-derived-in-on-change

import SwiftUI

struct Message: Identifiable {
    let id: Int
    var text = ""
    var isRead = false
}

struct Line: Identifiable {
    var text = ""
    var id: String { text }
}

struct Fixed: View {
    let message: Message
    @State private var isRead = false

    var body: some View { Text("\(isRead)").task(id: message.id) { isRead = message.isRead } }
}

struct Whole: View {
    let message: Message
    @State private var text = ""

    var body: some View { Text(text).task(id: [message.text, "\(message.id)"]) { text = message.text } }
}

struct Both: View {
    let message: Message
    @State private var text = ""

    var body: some View {
        Text(text)
            .task(id: message.id) { text = message.text }
            .onChange(of: message.text) { text = message.text }
    }
}

struct Numbered: View {
    let message: Message
    @State private var number = 0

    var body: some View { Text("\(number)").task(id: message.id) { number = message.id } }
}

struct LineView: View {
    let line: Line
    @State private var text = ""

    var body: some View { Text(text).task(id: line.id) { text = line.text } }
}

struct Selected: View {
    let message: Message
    @State private var text = ""

    var body: some View { Text(text).task(id: message.id) { text = message.text } }
}

struct Home: View {
    @State private var messages: [Message] = []
    @State private var lines: [Line] = []
    @State private var selected = Message(id: 0)

    var body: some View {
        ForEach(messages) { Fixed(message: $0) }
        ForEach(messages) { Whole(message: $0) }
        ForEach(messages) { Both(message: $0) }
        ForEach(messages) { Numbered(message: $0) }
        ForEach(lines) { LineView(line: $0) }
        Selected(message: selected)
        Button("Edit") {
            messages[0].text = "new"
            lines[0].text = "new"
            selected = messages[0]
        }
    }
}
