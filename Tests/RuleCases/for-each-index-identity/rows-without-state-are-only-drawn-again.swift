// Rows without state are only drawn again

import SwiftUI

struct Home: View {
    @State private var items = ["a", "b"]

    var body: some View {
        ForEach(items.indices, id: \.self) { i in
//              ^~~~~~~~~~~~~ hint: Rows of 'items' use positions as ids, so SwiftUI redraws rows instead of moving them; use an id that moves with its element
            Text(items[i])
        }
        Button("Remove") { withAnimation { _ = items.remove(at: 0) } }
    }
}
