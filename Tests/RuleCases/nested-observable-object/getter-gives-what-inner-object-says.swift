// A computed property of the outer object gives what the inner one says, and a view reads it

// --- Model.swift
import SwiftUI
import Combine

final class Source: ObservableObject {
    @Published var rows: [String] = []
    let id = 1
}

final class Model: ObservableObject {
    @Published private(set) var source = Source()
//                              ^~~~~~ info: 'Home' does not update for changes inside 'source'; pass it to a view that observes it
    @Published private(set) var constant = Source()
    init() {}
    var rows: [String] { source.rows }
    var number: Int { constant.id }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @StateObject private var model = Model()
    var body: some View { List(model.rows, id: \.self) { Text($0) }.tag(model.number) }
}
