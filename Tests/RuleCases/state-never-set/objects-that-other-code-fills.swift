// Other code, a subclass, or a decoder may set what an object announces, all of it is a sample, or nothing creates it

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

class Base: ObservableObject {
    @Published var isLoading = false
}

final class Model: Base {
    func load() { isLoading = true }
}

@Observable
final class Settings: Codable {
    var isOn = false
}

protocol Loading: AnyObject {
    var isReady: Bool { get set }
}

final class Loader: ObservableObject, Loading {
    @Published var isReady = false
}

@Observable
final class Sketch {
    var isShown = false
}

final class Unused: ObservableObject {
    @Published var isOn = false

    var title: String { isOn ? "On" : "Off" }
}

struct Home: View {
    @StateObject private var model = Model()
    @StateObject private var loader = Loader()
    @State private var settings = Settings()
    @State private var sketch = Sketch()

    var body: some View {
        Text(model.isLoading ? "Loading" : "Ready")
        Text(settings.isOn ? "On" : "Off")
        Text(sketch.isShown ? "Shown" : "Hidden")
        Text(loader.isReady ? "Ready" : "Waiting")
            .onAppear { start(loader) }
    }

    private func start(_ loading: any Loading) { loading.isReady = true }
}
