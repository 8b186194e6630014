// Made once with each element

import SwiftUI

struct Row: Identifiable {
    let id = UUID()
    var title: String
}

struct Home: View {
    @State private var rows = [Row(title: "a")]

    var body: some View {
        ForEach(rows) { row in
            Text(row.title)
        }
    }
}
