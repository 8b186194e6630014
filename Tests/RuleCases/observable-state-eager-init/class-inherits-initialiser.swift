// The class inherits its initialiser, and the body is more than one expression

// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ info: Up to Xcode 26 'Player()' is built again whenever 'Home' is, and @State keeps only the first; Xcode 27 builds it once

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
