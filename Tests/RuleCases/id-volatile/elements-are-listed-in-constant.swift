// A constant of the body lists new elements on every update

import SwiftUI

struct Line: Identifiable {
    let id = UUID()
    let text: String
}

struct Report: View {
    @State private var count = 0

    var body: some View {
        let lines = [Line(text: "\(count)"), Line(text: "Total")]
        Button("Add") { count += 1 }
        ForEach(lines) { Text($0.text) }
//              ^~~~~ hint: Every update re-creates each 'Line' with a new 'id', so SwiftUI replaces all of them; use a stable id
    }
}
