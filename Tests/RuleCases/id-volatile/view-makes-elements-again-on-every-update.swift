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
//              ^~~~ warning: Every update re-creates each 'Row' with a new 'id', so the rows lose their state; store the elements
            Text(row.title)
        }
    }
}
