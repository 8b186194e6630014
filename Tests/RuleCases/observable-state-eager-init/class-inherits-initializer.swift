// The class inherits its initializer, and the body is more than one expression

// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ info: 'Home' never uses 'player', but every update of the parent creates one; delete it
//                     suggested fix: Delete 'player', because 'player' may keep something alive on purpose

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
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    var body: some View {
        Text("First")
        Text("Second")
    }
}
