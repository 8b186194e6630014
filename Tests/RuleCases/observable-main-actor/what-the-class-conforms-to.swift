// A protocol of the project has to be isolated, too
// built with: default isolation nonisolated

import SwiftUI

protocol Loading: AnyObject {
    var isLoading: Bool { get set }
}

@Observable final class Library: Loading {
//                      ^~~~~~~ info: 'Library' may change on another thread while views read it; isolate it and 'Loading' with @MainActor
    var isLoading = false

    func load() async {
        isLoading = true
    }
}

struct Home: View {
    @State private var library = Library()
    var body: some View { Text("\(library.isLoading)").task { await library.load() } }
}
