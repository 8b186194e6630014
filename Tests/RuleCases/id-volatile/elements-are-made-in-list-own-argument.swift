// The elements are made in the list's own argument

import SwiftUI

struct Row: Identifiable {
    let id = UUID()
    let title: String
}

struct Home: View {
    var body: some View {
        List([Row(title: "a"), Row(title: "b")]) { row in
//           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: Each update makes every 'Row' anew, with another 'id', so every row is made anew and forgets its state
            Text(row.title)
        }
    }
}
