// A constant of the body lists elements that the view keeps

import SwiftUI

struct Line: Identifiable {
    let id = UUID()
    let text: String
}

struct Report: View {
    @State private var count = 0
    @State private var first = Line(text: "First")
    let total: Line

    var body: some View {
        let lines = [first, total]
        Button("Add \(count)") { count += 1 }
        ForEach(lines) { Text($0.text) }
    }
}
