// A table identifies its rows as a list does
// built with: macOS 14

import SwiftUI

struct Line: Identifiable {
    let id = UUID()
    let text: String
}

struct Report: View {
    @State private var count = 0

    var body: some View {
        Button("Add") { count += 1 }
        Table([Line(text: "\(count)"), Line(text: "Total")]) {
//            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Line' with a new 'id', so SwiftUI replaces all of them; use a stable id
            TableColumn("Text", value: \.text)
        }
    }
}
