// The class conforms through its superclass in one file and a protocol in another

// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ warning: 'Home' does not update when 'player.title' changes, because @State does not observe it; use @StateObject
//                     suggested fix: Keep 'player' with @StateObject, because every change that 'player' publishes will update 'Home'
    @State private var store = Store()
//                     ^~~~~ warning: 'Home' does not update when 'store.title' changes, because @State does not observe it; use @StateObject
//                     suggested fix: Keep 'store' with @StateObject, because every change that 'store' publishes will update 'Home'

    var body: some View { Text(player.title + store.title) }
}
// --- Models.swift
import Combine

class Model: ObservableObject { @Published var title = "" }
final class Player: Model {}

protocol Loading: ObservableObject {}
final class Store { @Published var title = "" }
extension Store: Loading {}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    @StateObject private var player = Player()
    @StateObject private var store = Store()

    var body: some View { Text(player.title + store.title) }
}
