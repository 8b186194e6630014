// Code uses the wrapper itself, so another wrapper needs other code

import SwiftUI

final class Player: ObservableObject {
    @State var isOn = false
//             ^~~~ warning: 'Player' is not a view, so @State ignores assignments to 'isOn'; use @Published

    func toggle() { isOn.toggle() }
}

final class Level: ObservableObject {
    @State var volume: Int
//             ^~~~~~ warning: 'Level' is not a view, so @State ignores assignments to 'volume'; use @Published

    init(volume: Int) { _volume = State(initialValue: volume) }

    func raise() { volume += 1 }
}

struct Home: View {
    @ObservedObject var player: Player

    var body: some View { Toggle("On", isOn: player.$isOn) }
}
