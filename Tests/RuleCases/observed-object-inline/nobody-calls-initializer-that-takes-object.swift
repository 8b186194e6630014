// All calls are of the initializer that makes the object

import SwiftUI

final class Styling: ObservableObject {
    @Published var isHidden = false
}

struct Splitter: View {
    @ObservedObject private var styling: Styling
//                              ^~~~~~~ warning: Every update of the parent re-creates 'styling' and loses its state; keep it with @StateObject

    init() { styling = Styling() }
    init(styling: Styling) { self.styling = styling }

    var body: some View {
        Button(styling.isHidden ? "Hidden" : "Shown") { styling.isHidden.toggle() }
    }
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        Splitter()
        Button("\(count)") { count += 1 }
    }
}
