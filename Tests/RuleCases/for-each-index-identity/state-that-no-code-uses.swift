// The rows' state is never used, so it cannot be shown for another element
// also reported by: state-receives-argument

import SwiftUI

struct Field: View {
    let title: String
    @State var placeholder = ""

    var body: some View { Text(title) }
}

struct Form: View {
    @State private var titles = ["a", "b"]

    var body: some View {
        ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
//                                              ^~~~~~~~ hint: Rows of 'titles' use positions as ids, so SwiftUI redraws rows instead of moving them; use an id that moves with its element
            Field(title: title, placeholder: title)
        }
        Button("Remove") { withAnimation { _ = titles.remove(at: 0) } }
    }
}
