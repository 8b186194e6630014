// A constant of the body makes the elements

import SwiftUI

struct Row: Identifiable {
    let id = UUID()
    let title: String
}

struct Home: View {
    let titles: [String]

    var body: some View {
        let rows = titles.map { Row(title: $0) }
        List(rows) { Text($0.title) }
//           ^~~~ hint: Every update re-creates each 'Row' with a new 'id', so SwiftUI replaces all of them; use a stable id
    }
}
