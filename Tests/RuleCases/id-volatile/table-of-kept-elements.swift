// The table's elements stay the same
// built with: macOS 14

import SwiftUI

struct Line: Identifiable {
    let id = UUID()
    let text: String
}

struct Report: View {
    @State private var count = 0
    @State private var lines = [Line(text: "First"), Line(text: "Total")]

    var body: some View {
        Button("Add \(count)") { count += 1 }
        Table(lines) {
            TableColumn("Text", value: \.text)
        }
    }
}
