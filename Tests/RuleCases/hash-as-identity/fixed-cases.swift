// A handful of fixed cases hardly ever share a hash: said quietly

import SwiftUI

enum Side: String, CaseIterable, Identifiable {
    case left, right
    var id: Int { hashValue }
}

struct Sides: View {
    @State private var side: Side = .left

    var body: some View {
        ForEach(Side.allCases) { Text($0.rawValue) }
        Button("Left") { side = .left }
    }
}
