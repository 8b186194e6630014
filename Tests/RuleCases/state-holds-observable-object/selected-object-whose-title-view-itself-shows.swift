// A selected object whose title the view itself shows

import SwiftUI

final class Song: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @State private var selected: Song?
//                     ^~~~~~~~ hint: 'Home' misses changes of 'selected.title', because @State does not observe 'selected'

    var body: some View {
        if let selected {
            Text(selected.title)
        }
    }
}
