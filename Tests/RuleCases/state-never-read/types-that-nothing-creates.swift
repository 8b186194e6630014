// No code creates the view or the object, so nobody misses what they don't show

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Text("Sample") } }
}

final class Library: ObservableObject {
    @Published var errorMessage: String?

    func load() { errorMessage = "The books can't be loaded." }
}

struct Draft: View {
    @State private var isSaved = false

    var body: some View { Button("Save") { isSaved = true } }
}

#Preview {
    Draft()
}
