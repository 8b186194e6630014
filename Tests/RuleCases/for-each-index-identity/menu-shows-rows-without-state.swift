// A menu shows what it has when it opens, so nobody sees that its items are replaced

import SwiftUI

struct History: View {
    @State private var pages = ["a", "b", "a"]
    var body: some View {
        Menu("Back") {
            ForEach(Array(pages.enumerated()), id: \.offset) { index, page in
                Button(page) { withAnimation { _ = pages.remove(at: index) } }
            }
        }
        Text("Back").contextMenu {
            ForEach(pages.indices, id: \.self) { index in
                Button(pages[index]) { withAnimation { _ = pages.remove(at: index) } }
            }
        }
        VStack {
            ForEach(Array(pages.enumerated()), id: \.offset) { index, page in
//                                                 ^~~~~~~~ hint: Rows of 'pages' use positions as ids, so SwiftUI redraws rows instead of moving them; use an id that moves with its element
                Button(page) { withAnimation { _ = pages.remove(at: index) } }
            }
        }
    }
}
