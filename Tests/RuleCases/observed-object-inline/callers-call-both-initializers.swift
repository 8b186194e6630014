// One caller keeps the object that it passes, so no wrapper is right for both initializers

import SwiftUI

final class Styling: ObservableObject {
    @Published var isHidden = false
}

struct Splitter: View {
    @ObservedObject private var styling: Styling

    init() { styling = Styling() }
    init(styling: Styling) { self.styling = styling }

    var body: some View {
        Button(styling.isHidden ? "Hidden" : "Shown") { styling.isHidden.toggle() }
    }
}

struct Home: View {
    @State private var count = 0
    @StateObject private var styling = Styling()

    var body: some View {
        Splitter()
        Splitter(styling: styling)
        Button("\(count)") { count += 1 }
    }
}
