// Code that assigns a part of an element gives its row another identity, where the value is the id

import SwiftUI

struct Message: Identifiable, Hashable {
    let id: Int
    var text: String
    var isSent = false
}

struct Row: View {
    let message: Message
    @State private var isOpen = false

    var body: some View { Toggle(message.text, isOn: $isOpen) }
}

struct Line: View {
    let message: Message

    var body: some View { Text(message.text) }
}

struct Chat: View {
    @State private var messages: [Message] = []

    var body: some View {
        ForEach(messages, id: \.self) { Row(message: $0) }
//                            ^~~~~~ warning: Rows of 'messages' use their values as ids, so an edit resets 'Row'; use a stable id
//                            suggested fix: Identify the rows by the 'id' of 'Message', because 'id' must be unique for each element
        ForEach(messages, id: \.self) { Line(message: $0) }
        Button("Send") { messages[0].isSent = true }
    }
}

final class Store: ObservableObject {
    @Published var messages: [Message] = []

    func send() { messages[messages.count - 1].isSent = true }
}

struct Rows: View {
    let messages: [Message]

    var body: some View {
        ForEach(messages, id: \.self) { message in
//                            ^~~~~~ warning: Rows of 'messages' use their values as ids, so an edit resets 'Row'; use a stable id
//                            suggested fix: Identify the rows by the 'id' of 'Message', because 'id' must be unique for each element
            Row(message: message)
        }
    }
}

struct Room: View {
    @StateObject private var store = Store()
    @State private var selection: Message?

    var body: some View {
        Rows(messages: store.messages)
        List(store.messages, id: \.self, selection: $selection) { Row(message: $0) }
        Button("Send") { store.send() }
    }
}
// --- fixed
import SwiftUI

struct Message: Identifiable, Hashable {
    let id: Int
    var text: String
    var isSent = false
}

struct Row: View {
    let message: Message
    @State private var isOpen = false

    var body: some View { Toggle(message.text, isOn: $isOpen) }
}

struct Line: View {
    let message: Message

    var body: some View { Text(message.text) }
}

struct Chat: View {
    @State private var messages: [Message] = []

    var body: some View {
        ForEach(messages, id: \.id) { Row(message: $0) }
        ForEach(messages, id: \.self) { Line(message: $0) }
        Button("Send") { messages[0].isSent = true }
    }
}

final class Store: ObservableObject {
    @Published var messages: [Message] = []

    func send() { messages[messages.count - 1].isSent = true }
}

struct Rows: View {
    let messages: [Message]

    var body: some View {
        ForEach(messages, id: \.id) { message in
            Row(message: message)
        }
    }
}

struct Room: View {
    @StateObject private var store = Store()
    @State private var selection: Message?

    var body: some View {
        Rows(messages: store.messages)
        List(store.messages, id: \.self, selection: $selection) { Row(message: $0) }
        Button("Send") { store.send() }
    }
}
