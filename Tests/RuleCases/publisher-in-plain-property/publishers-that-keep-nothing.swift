// A notification's publisher and that of an object keep nothing for who listens

import Combine
import SwiftUI

final class Game: ObservableObject {
    @Published var title = ""
}

struct Note: View {
    let center = NotificationCenter.default.publisher(for: Notification.Name("x"))
    @State private var count = 0
    @ObservedObject var game: Game

    var body: some View {
        Text("\(count)")
            .onReceive(center) { _ in count += 1 }
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("y")).map { $0.name }) { _ in count += 1 }
            .onReceive(game.$title) { _ in count += 1 }
    }
}

struct Notes: View {
    @State private var count = 0
    @StateObject private var game = Game()

    var body: some View {
        Note(game: game)
        Button("\(count)") { count += 1 }
    }
}

final class Model: ObservableObject {
    let subject = PassthroughSubject<Int, Never>()
}
