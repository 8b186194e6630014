// The class conforms through its superclass in one file and a protocol in another

// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ warning: 'Home' misses changes of 'player.title', because @State does not observe 'player'; use @StateObject
//                     suggested fix: Keep 'player' with @StateObject, because 'Home' will be drawn again with every change that 'player' publishes
    @State private var store = Store()
//                     ^~~~~ warning: 'Home' misses changes of 'store.title', because @State does not observe 'store'; use @StateObject
//                     suggested fix: Keep 'store' with @StateObject, because 'Home' will be drawn again with every change that 'store' publishes

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
