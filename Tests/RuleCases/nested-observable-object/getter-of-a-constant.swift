// The view reads a constant of each element through a short getter, and a smaller view observes the rest

import SwiftUI

enum Kind { case question, answer }

final class Message: ObservableObject, Identifiable {
    let id = UUID()
    let kind: Kind
    @Published var isExpanded = false

    init(kind: Kind) { self.kind = kind }

    var isAnswer: Bool { kind == .answer }

    func expand() { isExpanded = true }
}

final class Chat: ObservableObject {
    @Published var messages: [Message] = []
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
                if !message.isAnswer { Spacer() }
                Cell(message: message)
            }
        }
    }
}
