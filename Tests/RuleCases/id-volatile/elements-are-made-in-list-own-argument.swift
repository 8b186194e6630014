// The elements are made in the list's own argument

import SwiftUI

struct Row: Identifiable {
    let id = UUID()
    let title: String
}

struct Home: View {
    var body: some View {
        List([Row(title: "a"), Row(title: "b")]) { row in
//           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: Each update re-creates every 'Row' with a new 'id', so each row loses its state; keep them
            Text(row.title)
        }
    }
}
