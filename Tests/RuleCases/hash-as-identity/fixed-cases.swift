// A handful of fixed cases hardly ever share a hash: said quietly

import SwiftUI

enum Side: String, CaseIterable, Identifiable {
    case left, right
    var id: Int { hashValue }
//                ^~~~~~~~~ hint: 'id' of 'Side' is a hash, which different values can share and which each launch changes; use what it is made from
//                suggested fix: Use 'self' as the 'id', because 'id' is of another type then, on which other code may rely
}

struct Sides: View {
    @State private var side: Side = .left

    var body: some View {
        ForEach(Side.allCases) { Text($0.rawValue) }
        Button("Left") { side = .left }
    }
}
// --- fixed
import SwiftUI

enum Side: String, CaseIterable, Identifiable {
    case left, right
    var id: Self { self }
}

struct Sides: View {
    @State private var side: Side = .left

    var body: some View {
        ForEach(Side.allCases) { Text($0.rawValue) }
        Button("Left") { side = .left }
    }
}
