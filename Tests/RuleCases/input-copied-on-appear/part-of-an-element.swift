// Code changes a part of an element, while its row stays

import SwiftUI

struct Message: Identifiable {
    let id: Int
    var isLiked = false
}

struct MessageView: View {
    let message: Message
    @State private var isLiked = false

    var body: some View { Text("\(isLiked)").onAppear { isLiked = message.isLiked } }
//                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~ hint: 'isLiked' copies 'message.isLiked' only when 'MessageView' appears, so it never shows later values
//                                                      suggested fix: Compute 'isLiked', because 'MessageView' then shows later values too
}

struct Heart: View {
    let isLiked: Bool
    @State private var isShown = false

    var body: some View { Text("\(isShown)").onAppear { isShown = isLiked } }
//                                                      ^~~~~~~~~~~~~~~~~ hint: 'isShown' copies 'isLiked' only when 'Heart' appears, so it never shows later values
//                                                      suggested fix: Compute 'isShown', because 'Heart' then shows later values too
}

struct Home: View {
    @State private var messages: [Message] = []

    var body: some View {
        ForEach(messages) { MessageView(message: $0) }
        ForEach(messages) { message in Heart(isLiked: message.isLiked) }
        Button("Like") { messages[0].isLiked.toggle() }
    }
}
// --- fixed
import SwiftUI

struct Message: Identifiable {
    let id: Int
    var isLiked = false
}

struct MessageView: View {
    let message: Message
    private var isLiked: Bool { message.isLiked }

    var body: some View { Text("\(isLiked)") }
}

struct Heart: View {
    let isLiked: Bool
    private var isShown: Bool { isLiked }

    var body: some View { Text("\(isShown)") }
}

struct Home: View {
    @State private var messages: [Message] = []

    var body: some View {
        ForEach(messages) { MessageView(message: $0) }
        ForEach(messages) { message in Heart(isLiked: message.isLiked) }
        Button("Like") { messages[0].isLiked.toggle() }
    }
}
