// Nothing updates the root view, which a controller shows, so the views in it are created once

import SwiftUI
import UIKit

final class Model: ObservableObject {
    @Published var name = ""
    func load() { name = "a" }
}

struct NameTab: View {
    @ObservedObject var model = Model()
//                      ^~~~~ hint: 'model' survives only because 'NameTab' isn't created again while it is shown; keep it with @StateObject
//                      safe fix: Keep 'model' with @StateObject and make it private
//                      suggested fix: Let the caller own 'model', because every 'NameTab' that 'Root' shows then shares one 'model'

    var body: some View {
        Text(model.name).onAppear { model.load() }
    }
}

struct Root: View {
    var body: some View {
        TabView { NameTab() }
    }
}

enum Scenes {
    @MainActor static func root() -> UIHostingController<Root> {
        UIHostingController(rootView: Root())
    }
}
// --- fixed
import SwiftUI
import UIKit

final class Model: ObservableObject {
    @Published var name = ""
    func load() { name = "a" }
}

struct NameTab: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(model.name).onAppear { model.load() }
    }
}

struct Root: View {
    var body: some View {
        TabView { NameTab() }
    }
}

enum Scenes {
    @MainActor static func root() -> UIHostingController<Root> {
        UIHostingController(rootView: Root())
    }
}
