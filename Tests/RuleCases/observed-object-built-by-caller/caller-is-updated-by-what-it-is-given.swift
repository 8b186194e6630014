// The caller follows an object that it is given, or is given a value that changes; or nothing that does, or another case
// built with: iOS 17, macOS 14

import SwiftUI

final class Game: ObservableObject {
    @Published var title = ""
}

@Observable final class Match {
    var score = 0
    func start() { score = 1 }
}

struct Play: View {
    @ObservedObject var game: Game
    var body: some View { TextField("Title", text: $game.title) }
}

struct Following: View {
    let match: Match

    var body: some View {
        Text("\(match.score)")
        Play(game: .init())
//                 ^~~~~~~ hint: Each update of 'Following' gives 'Play' a new 'Game'; keep it in 'Following'
    }
}

struct Bound: View {
    @Bindable var match: Match

    var body: some View {
        Stepper("Score", value: $match.score)
        Play(game: .init())
//                 ^~~~~~~ hint: Each update of 'Bound' gives 'Play' a new 'Game'; keep it in 'Bound'
    }
}

struct Given: View {
    let count: Int

    var body: some View {
        Text("\(count)")
        Play(game: .init())
//                 ^~~~~~~ hint: Each update of 'Given' gives 'Play' a new 'Game'; keep it in 'Given'
    }
}

struct Silent: View {
    let match: Match
    let title: String

    var body: some View {
        Button("Score") { match.score += 1 }
        Button("Start", action: match.start)
        Play(game: .init())
    }
}

enum Route {
    case play, wait
}

struct Routed: View {
    let route: Route

    var body: some View {
        switch route {
        case .play: Play(game: .init())
        case .wait: Text("Wait")
        }
    }
}

struct Home: View {
    @State private var route = Route.wait
    @State private var count = 0
    @State private var match = Match()

    var body: some View {
        Button("\(count)") { count += 1; route = .play }
        Routed(route: route)
        Given(count: count)
        Silent(match: match, title: "Still")
        Following(match: match)
        Bound(match: match)
    }
}
