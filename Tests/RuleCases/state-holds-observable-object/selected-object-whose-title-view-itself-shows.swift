// A selected object whose title the view itself shows

import SwiftUI

final class Song: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @State private var selected: Song?
//                     ^~~~~~~~ hint: @State does not observe 'selected', so 'Home' shows 'selected.title' and is not drawn again when it changes

    var body: some View {
        if let selected {
            Text(selected.title)
        }
    }
}
