// Made again, but with identities that are given

import SwiftUI

struct Row: Identifiable {
    var id = UUID()
    var title: String
}

struct Home: View {
    let items: [UUID]

    private var rows: [Row] {
        items.map { Row(id: $0, title: "Row") }
    }

    var body: some View {
        ForEach(rows) { row in
            Text(row.title)
        }
    }
}
