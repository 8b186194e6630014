// Other parts change, the row begins anew with the part, or another list has elements with such a part
// also reported by: for-each-index-identity

import SwiftUI

struct Message: Identifiable, Hashable {
    let id: Int
    var isLiked = false
    var text = ""
}

struct Group: Identifiable {
    let id: Int
    var text = ""
}

struct MessageView: View {
    let message: Message
    @State private var isLiked = false

    var body: some View { Text("\(isLiked)").onAppear { isLiked = message.isLiked } }
}

struct Line: View {
    let message: Message
    @State private var text = ""

    var body: some View { Text(text).onAppear { text = message.text } }
}

struct Words: View {
    let text: String
    @State private var shown = ""

    var body: some View { Text(shown).onAppear { shown = text } }
}

struct Home: View {
    @State private var messages: [Message] = []
    @State private var groups: [Group] = []

    var body: some View {
        ForEach(messages) { MessageView(message: $0) }
        ForEach(messages) { Line(message: $0).id($0.text) }
        ForEach(messages, id: \.self) { Line(message: $0) }
        ForEach(groups) { Words(text: $0.text) }
        Button("Edit") { messages[0].text = "new" }
    }
}
