// A function makes the elements, which a property or the list itself takes from it

import SwiftUI

struct Row: Identifiable {
    let id = UUID()
    let title: String
}

struct Home: View {
    let titles: [String]

    private var rows: [Row] { makeRows() }
    private var shown: [Row] { rows.filter { !$0.title.isEmpty } }

    private func makeRows() -> [Row] { titles.map { Row(title: $0) } }

    var body: some View {
        ForEach(rows) { Text($0.title) }
//              ^~~~ hint: Every update re-creates each 'Row' with a new 'id', so SwiftUI replaces all of them; use a stable id
        ForEach(shown) { Text($0.title) }
//              ^~~~~ hint: Every update re-creates each 'Row' with a new 'id', so SwiftUI replaces all of them; use a stable id
        ForEach(makeRows()) { Text($0.title) }
//              ^~~~~~~~~~ hint: Every update re-creates each 'Row' with a new 'id', so SwiftUI replaces all of them; use a stable id
        ForEach(rows.sorted { $0.title < $1.title }) { Text($0.title) }
//              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Row' with a new 'id', so SwiftUI replaces all of them; use a stable id
    }
}
