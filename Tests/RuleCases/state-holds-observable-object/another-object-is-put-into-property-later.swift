// Another object is put into the property later

import SwiftUI

final class Player: ObservableObject {}

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ hint: @State does not observe 'player', and 'Player' is an ObservableObject; use @StateObject unless 'Home' only holds it for other views

    var body: some View {
        Button("Next") { player = Player() }
    }
}
