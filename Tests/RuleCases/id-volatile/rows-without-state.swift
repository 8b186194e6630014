// Rows without state lose none, but SwiftUI cannot tell them from one another

import SwiftUI

struct Line: Identifiable {
    let id = UUID()
    let text: String
}

struct Bill: View {
    @State private var total = 0

    var body: some View {
        ForEach([Line(text: "Tax"), Line(text: "Total")]) { line in
//              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Line' with a new 'id', so SwiftUI replaces all of them; use a stable id
            Text(line.text)
        }
        Stepper("\(total)", value: $total)
    }
}
