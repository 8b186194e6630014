// A range without an id over what never changes: constants, and a list that nobody passes another one for

import SwiftUI

struct Home: View {
    let fixed = ["a", "b"]
    var usual = ["a", "b"]
    @State private var own = ["a", "b"]

    var body: some View {
        ForEach(0..<5) { Text("\($0)") }
        ForEach(0..<fixed.count) { Text(fixed[$0]) }
        ForEach(0..<usual.count) { Text(usual[$0]) }
        ForEach(0..<own.count) { Text(own[$0]) }
    }
}
