// A selected object whose title the view itself shows

import SwiftUI

final class Song: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @State private var selected: Song?
//                     ^~~~~~~~ hint: 'Home' does not update when 'selected.title' changes, because @State does not observe it

    var body: some View {
        if let selected {
            Text(selected.title)
        }
    }
}
