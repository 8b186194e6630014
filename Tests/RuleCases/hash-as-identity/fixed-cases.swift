// A handful of fixed cases hardly ever share a hash: said quietly

import SwiftUI

enum Side: String, CaseIterable, Identifiable {
    case left, right
    var id: Int { hashValue }
//                ^~~~~~~~~ hint: 'id' of 'Side' is a hash, which is not unique and changes on every launch; use the value that is hashed
//                suggested fix: Use 'self' as the 'id', because the type of 'id' then changes, and other code may rely on it
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
