// The positions are what people select, and a page has no state to lose

import SwiftUI

struct Pages: View {
    @State private var images = ["a", "b"]
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            ForEach(images.indices, id: \.self) { index in
                Image(images[index]).opacity(page == index ? 1 : 0.5)
            }
        }
        Button("Delete") { images.remove(at: page) }
    }
}
