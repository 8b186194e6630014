// The view is created once, by a root view that nothing updates

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
    func load() { title = "on" }
}

struct Home: View {
    @ObservedObject var model = Model()
//                      ^~~~~ hint: 'model' survives only because 'Home' isn't created again while it is shown; keep it with @StateObject
//                      safe fix: Keep 'model' with @StateObject and make it private
//                      suggested fix: Let the caller own 'model', because every 'Home' that 'ContentView' shows then shares one 'model'

    var body: some View { Text(model.title).onAppear { model.load() } }
}

struct ContentView: View {
    var body: some View { Home() }
}

@main struct Sample: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
    func load() { title = "on" }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View { Text(model.title).onAppear { model.load() } }
}

struct ContentView: View {
    var body: some View { Home() }
}

@main struct Sample: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
