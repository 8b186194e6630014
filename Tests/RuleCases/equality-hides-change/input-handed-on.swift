// What the caller passes is given to it by another view, where it changes

import SwiftUI

struct Message: Identifiable, Equatable { let id: Int; var text = "" }
struct Player { var name = "" }

@Observable final class Players { var current: Player? }

struct Bubble: View, Equatable {
    let message: Message
    let player: Player?

    nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
//                          ^~ warning: '==' of 'Bubble' leaves out 'player', so the view does not update when only 'player' changes
        lhs.message == rhs.message
    }

    var body: some View { Text("\(player?.name ?? "") \(message.text)") }
}

struct MessageList: View {
    let messages: [Message]
    let player: Player?

    var body: some View {
        ForEach(messages) { message in
            Bubble(message: message, player: player).id(message.id)
        }
    }
}

struct Chat: View {
    @State private var messages: [Message] = []
    @State private var players = Players()

    var body: some View {
        MessageList(messages: messages, player: players.current)
        Button("Join") { players.current = Player(name: "a") }
        Button("Send") { messages.append(Message(id: 1)) }
    }
}
