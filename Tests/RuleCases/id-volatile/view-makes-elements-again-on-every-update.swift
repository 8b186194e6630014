// The view makes its elements again on every update

import SwiftUI

struct Row: Identifiable {
    let id = UUID()
    let title: String
}

struct Home: View {
    let titles: [String]

    private var rows: [Row] {
        titles.map { Row(title: $0) }
    }

    var body: some View {
        ForEach(rows) { row in
//              ^~~~ hint: Every update re-creates each 'Row' with a new 'id', so SwiftUI replaces all of them; use a stable id
            Text(row.title)
        }
    }
}
