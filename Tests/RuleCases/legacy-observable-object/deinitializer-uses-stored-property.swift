// A deinitializer runs on no actor, so the property must stay a stored one

import SwiftUI

@MainActor
final class Loader: ObservableObject {
//          ^~~~~~ hint: 'Loader' can be an @Observable class, so views update only for the properties that they read
//          suggested fix: Migrate 'Loader' to @Observable, because views then update only when a property that they read changes, and this edits 6 places in this file
    @Published var text = ""
    private var task: Task<Void, Never>?

    func load() {
        task = Task { text = "Loaded" }
    }

    deinit { task?.cancel() }
}

struct LoaderView: View {
    @ObservedObject var loader: Loader

    var body: some View { Text(loader.text) }
}
// --- fixed
import SwiftUI

@Observable
@MainActor
final class Loader {
    var text = ""
    @ObservationIgnored private var task: Task<Void, Never>?

    func load() {
        task = Task { text = "Loaded" }
    }

    deinit { task?.cancel() }
}

struct LoaderView: View {
    let loader: Loader

    var body: some View { Text(loader.text) }
}
