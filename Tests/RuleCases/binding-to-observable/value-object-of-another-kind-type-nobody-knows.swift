// A value, an object of another kind, a type that nobody knows

import SwiftUI
import Library

struct Page {
    var number = 0
}

struct Reader: View {
    @Binding var page: Page
    @Binding var volume: Volume

    var body: some View {
        Button("Next") { page.number += 1 }
        TextField("Title", text: $volume.title)
    }
}
