// Rows that show nothing but the position

import SwiftUI

struct Dots: View {
    @State private var pages: [String] = []

    var body: some View {
        ForEach(pages.indices, id: \.self) { index in Text("\(index)") }
        Button("Remove") { pages.remove(at: 0) }
    }
}
