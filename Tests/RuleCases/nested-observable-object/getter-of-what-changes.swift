// The view reads what changes through a short getter

import SwiftUI

final class Message: ObservableObject, Identifiable {
    let id = UUID()
    @Published var isExpanded = false

    var isShort: Bool { !isExpanded }

    func expand() { isExpanded = true }
}

final class Chat: ObservableObject {
    @Published var messages: [Message] = []
//                 ^~~~~~~~ info: 'ChatView' does not update for changes inside the elements of 'messages'; pass each one to a view that observes it
}

struct Cell: View {
    @ObservedObject var message: Message

    var body: some View { Button(message.isExpanded ? "Less" : "More") { message.expand() } }
}

struct ChatView: View {
    @ObservedObject var chat: Chat

    var body: some View {
        ForEach(chat.messages) { message in
            HStack {
                if message.isShort { Spacer() }
                Cell(message: message)
            }
        }
    }
}
