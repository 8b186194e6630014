// The elements are made in the list's own argument

import SwiftUI

struct Row: Identifiable {
    let id = UUID()
    let title: String
}

struct Home: View {
    var body: some View {
        List([Row(title: "a"), Row(title: "b")]) { row in
//           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Row' with a new 'id', so SwiftUI replaces all of them; use a stable id
            Text(row.title)
        }
    }
}
