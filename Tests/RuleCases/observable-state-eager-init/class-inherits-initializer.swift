// The class inherits its initializer, and the body is more than one expression

// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ info: Up to Xcode 26 each update of the parent builds another 'Player', which starts its work again

    var body: some View {
        Text("First")
        Text("Second")
    }
}
// --- Player.swift
import SwiftUI

@Observable class Model {
    init(title: String = "") { load() }
    func load() {}
}

final class Player: Model {}
