// The class conforms through its superclass in one file and a protocol in another

// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ hint: @State does not observe 'player', and 'Player' is an ObservableObject; use @StateObject unless 'Home' only holds it for other views
//                     suggested fix: Keep 'player' with @StateObject, because 'Home' will be drawn again with every change that 'player' publishes
    @State private var store = Store()
//                     ^~~~~ hint: @State does not observe 'store', and 'Store' is an ObservableObject; use @StateObject unless 'Home' only holds it for other views
//                     suggested fix: Keep 'store' with @StateObject, because 'Home' will be drawn again with every change that 'store' publishes

    var body: some View { Text("Home") }
}
// --- Models.swift
import Combine

class Model: ObservableObject {}
final class Player: Model {}

protocol Loading: ObservableObject {}
final class Store {}
extension Store: Loading {}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    @StateObject private var player = Player()
    @StateObject private var store = Store()

    var body: some View { Text("Home") }
}
